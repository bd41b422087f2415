import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { localizedPath } from '../content/locale.ts';
import { kinds, pages } from '../content/pages.ts';
import { routerInShell } from '../testing/render-in-shell.tsx';

type RouteModule = {
  default: ComponentType<{ loaderData: object }>;
  loader: (given: { url: URL }) => { page: object };
};

const modules = import.meta.glob<RouteModule>('./*.tsx');

/** Renders the page at a path as the build does: to HTML, without a document; its data may be changed before. */
async function htmlOf(
  path: string,
  locale: 'en' | 'es' = 'en',
  change: <T extends object>(data: T) => T = (data) => data,
): Promise<string> {
  const kind = pages.find((page) => page.path === path)?.kind;
  const module = await modules[`./${kind}.tsx`]?.();
  if (!module) throw new Error(`No route module shows ${path}.`);
  const urlPath = localizedPath(path, locale);
  const loaderData = change(module.loader({ url: new URL(urlPath, 'http://site.test') }));
  const { router } = routerInShell(<module.default loaderData={loaderData} />, urlPath, loaderData);
  return renderToString(<RouterProvider router={router} />);
}

const count = (html: string, part: RegExp) => html.match(part)?.length ?? 0;

const oneOfEachKind = kinds.map((kind) => pages.find((page) => page.kind === kind)?.path ?? kind);

test.each(oneOfEachKind.flatMap((path) => [['en', path] as const, ['es', path] as const]))(
  'the page is finished HTML with one h1, headings without gaps and a text for every picture: %s %s',
  async (locale, path) => {
    const html = await htmlOf(path, locale);
    const levels = [...html.matchAll(/<h([1-6])/g)].map(([, level]) => Number(level));

    expect(count(html, /<h1[ >]/g)).toBe(1);
    expect(levels.filter((level, place) => level > (levels[place - 1] ?? 0) + 1)).toEqual([]);
    expect([...html.matchAll(/<img [^>]*>/g)].filter(([image]) => !/ alt="/.test(image))).toEqual([]);
    expect(html).not.toMatch(/\[object|undefined|NaN|\{\w+\}/);
  },
);

test('a service page has the parts of the template in their order', async () => {
  const html = await htmlOf('/sap');
  const parts = ['<h1', 'OUR SERVICES', 'stat-row', 'CUTTING-EDGE EXPERTISE', 'href="/contact-us"'];
  const places = parts.map((part, place) => (place === 4 ? html.lastIndexOf(part) : html.indexOf(part)));

  expect(places).not.toContain(-1);
  expect(places).toEqual([...places].sort((a, b) => a - b));
  expect(html).toContain('Start Your Transformation');
  expect(html).toMatch(/href="#services"[^>]*>View Solutions/);
});

/** The data with everything in it called true. */
function withoutSamples<T extends object>(data: T): T {
  return JSON.parse(JSON.stringify(data, (key, value) => (key === 'sample' ? false : value)));
}

test.each([
  ['/', 'testimonials and clients', 2],
  ['/testimonial', 'testimonials', 1],
  ['/sap', 'figures of hero and row, prices and lead', 4],
  ['/network-security', 'prices and lead', 2],
  ['/hire-an-erp-consultant', 'figures of the hero, prices and lead', 3],
  ['/about-us', 'facts of the firm', 1],
  ['/partners-clients', 'partners and clients', 2],
])('%s marks as samples, with one label each: %s; all go with true data', async (path, _, labels) => {
  const label = /class="sample-label"/g;

  expect(count(await htmlOf(path), label)).toBe(labels);
  expect(count(await htmlOf(path, 'en', withoutSamples), label)).toBe(0);
});

test('the address and phone of a sample company are marked', async () => {
  expect(count(await htmlOf('/contact-us'), /class="sample-label"/g)).toBe(1);
});

test('SAP Business One shows the industries and benefits that other services have not', async () => {
  expect(count(await htmlOf('/sap-business-one'), /points-(columns|numbered)/g)).toBe(2);
  expect(count(await htmlOf('/sap'), /points-(columns|numbered)/g)).toBe(0);
});

test('home shows its clients twice for a strip without end, the second time silent', async () => {
  const html = await htmlOf('/');

  expect(html).toMatch(/<ul aria-hidden="true"><li><img alt=""/);
  expect(count(html, /\/marks\//g)).toBe(16);
});

test.each([
  ['/why-choose-us', 5],
  ['/featured', 0],
])('%s has %i parts with a paper below their title', async (path, pictures) => {
  const html = await htmlOf(path);

  expect(count(html, /<section class="part">/g)).toBeGreaterThan(3);
  expect(count(html, /<\/h2><img [^>]*\/papers\/[^>]* class="part-picture"/g)).toBe(pictures);
});

test('careers asks for a mail with the subject of the specification', async () => {
  expect(await htmlOf('/careers')).toMatch(/href="mailto:[^"]+\?subject=Career%20Inquiry"/);
});

test('the not-found page has the words of the specification and leads home', async () => {
  const html = await htmlOf('/404');

  expect(html).toContain('Looks like you&#x27;ve found the doorway to the great nothing');
  expect(html).toMatch(/href="\/"[^>]*>Go Back to Homepage/);
});

test('without script the form posts itself and the browser checks it', async () => {
  const html = await htmlOf('/contact-us', 'es');
  const form = html.match(/<form[^>]*>/)?.[0];

  expect(form).toContain('method="post"');
  expect(form).toContain('action="/api/contact"');
  expect(form).not.toContain('novalidate');
  expect(html).toContain('name="locale" value="es"');
  expect(html).toMatch(/<input type="hidden" name="timestamp"/);
});

test('what follows is told after a message that has arrived, and not after one that has not', async () => {
  const promised = ['What happens next', 'minutes, if you like'];
  const [contact, sent, notSent] = await Promise.all(
    ['/contact-us', '/contact-us/sent', '/contact-us/not-sent'].map((path) => htmlOf(path)),
  );

  for (const words of promised) {
    expect(contact).toContain(words);
    expect(sent).toContain(words);
    expect(notSent).not.toContain(words);
  }
});

test.each(['/services', '/technologies'])(
  '%s opens with a link to each family and has the part it leads to',
  async (path) => {
    const html = await htmlOf(path);
    const jumps = [...html.matchAll(/<a href="#(\w+)" class="onward">/g)].map(([, family]) => family);
    const parts = [...html.matchAll(/<section [^>]*id="(\w+)"/g)].map(([, id]) => id);

    expect(jumps).toEqual(['erp', 'digital', 'data', 'security']);
    expect(parts).toEqual(jumps);
  },
);

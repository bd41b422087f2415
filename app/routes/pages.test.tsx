import type { Document } from 'domhandler';
import { textContent } from 'domutils';
import { parseDocument } from 'htmlparser2';
import type { ComponentProps } from 'react';
import { renderToString } from 'react-dom/server';
import { RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { pageData } from '#site/page-data.server.ts';
import { siteUnderTest } from '#tests/site-under-test.ts';
import { attributeOf, elements, onlyElement } from '#tools/html-elements.ts';
import { routerInShell } from '../testing/render-in-shell.tsx';
import Page from './page.tsx';

const site = siteUnderTest();

/** The page at a path, rendered as the build does: to HTML, without a browser's document; its data may be changed before. */
async function pageOf(
  path: string,
  locale: 'en' | 'es' = 'en',
  change: <T extends object>(data: T) => T = (data) => data,
): Promise<Document> {
  const urlPath = site.localizedPath(path, locale);
  const loaderData = change(pageData(site, new URL(urlPath, 'http://site.test')));
  const page = <Page {...({ loaderData } as ComponentProps<typeof Page>)} />;
  const { router } = routerInShell(page, urlPath, loaderData);
  return parseDocument(renderToString(<RouterProvider router={router} />));
}

const listed = site.pages().map(({ path }) => path);

test.each(listed.flatMap((path) => [['en', path] as const, ['es', path] as const]))(
  'the page shows no value that is no text: %s %s',
  async (locale, path) => {
    expect(textContent(await pageOf(path, locale))).not.toMatch(/\[object|undefined|NaN|\{\w+\}/);
  },
);

/** The data with everything in it called true. */
function withoutSamples<T extends object>(data: T): T {
  return JSON.parse(JSON.stringify(data, (key, value) => (key === 'sample' ? false : value)));
}

test.each([
  ['/', 'beside the quotes', 1],
  ['/testimonial', 'at its head and beside the quotes', 2],
  ['/sap', 'at its head', 1],
  ['/network-security', 'at its head', 1],
  ['/about-us', 'at its head', 1],
  ['/partners-clients', 'at its head', 1],
  ['/privacy', 'nowhere', 0],
])('%s marks its samples %s; no label is left with true data', async (path, _, labels) => {
  expect(elements(await pageOf(path), '.sample-label')).toHaveLength(labels);
  expect(elements(await pageOf(path, 'en', withoutSamples), '.sample-label')).toEqual([]);
});

test('the address and phone of a sample company are marked', async () => {
  expect(elements(await pageOf('/contact-us'), '.sample-label')).toHaveLength(1);
});

test.each([
  ['/why-choose-us', 5],
  ['/featured', 0],
])('%s has %i parts with a paper below their title', async (path, pictures) => {
  const page = await pageOf(path);

  expect(elements(page, 'section.prose-part').length).toBeGreaterThan(3);
  expect(elements(page, 'h2 + img.prose-picture[src^="/papers/"]')).toHaveLength(pictures);
});

test('without script the form posts itself and the browser checks it', async () => {
  const page = await pageOf('/contact-us', 'es');

  expect(onlyElement(page, 'form').attribs).toMatchObject({ method: 'post', action: '/api/contact' });
  expect(elements(page, 'form[novalidate]')).toEqual([]);
  expect(elements(page, 'form [required]')).toHaveLength(3);
  expect(attributeOf(page, 'input[name="locale"]', 'value')).toBe('es');
});

test('what follows is told after a message that has arrived, and not after one that has not', async () => {
  const promised = ['What happens next', 'minutes, if you like'];
  const [contact, sent, notSent] = await Promise.all(
    ['/contact-us', '/contact-us/sent', '/contact-us/not-sent'].map(async (path) => textContent(await pageOf(path))),
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
    const page = await pageOf(path);
    const jumps = elements(page, 'a.onward[href^="#"]').map(({ attribs }) => attribs.href?.slice(1));

    expect(jumps).toEqual(['erp', 'digital', 'data', 'security']);
    expect(elements(page, 'section[id]').map(({ attribs }) => attribs.id)).toEqual(jumps);
  },
);

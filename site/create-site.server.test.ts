import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse, stringify } from 'yaml';
import directory from '#app/sections/directory/config.ts';
import related from '#app/sections/related/config.ts';
import { openSite } from '#app/site.server.ts';
import { temporaryProject } from '#tests/temporary-folder.ts';
import { testGenerated } from '#tests/test-site.ts';
import { listedPages, sitemapXml } from '#tools/build/seo/sitemap.ts';
import type { Site } from './create-site.server.ts';
import { pageData } from './page-data.server.ts';
import type { PageEntry } from './schema/pages.ts';
import { sectionContext, viewOf } from './section-context.server.ts';
import { shellData } from './shell-data.server.ts';

/** A content folder with these pages more, each in the words of /invoicing. */
function contentWith(...more: Partial<PageEntry>[]): string {
  const root = join(temporaryProject(), 'content');
  const entries = more.map((entry) => {
    for (const locale of ['en', 'es'])
      cpSync(join(root, locale, 'invoicing.yaml'), join(root, locale, `${entry.path?.slice(1)}.yaml`));
    return `  - ${JSON.stringify({ kind: 'service', ...entry })}\n`;
  });
  const list = readFileSync(join(root, 'pages.yaml'), 'utf8');
  const linked = more.map(({ path }) => `      - page: ${path}\n`).join('');
  writeFileSync(join(root, 'pages.yaml'), list + entries.join(''));
  const menus = readFileSync(join(root, 'menus.yaml'), 'utf8');
  writeFileSync(join(root, 'menus.yaml'), menus.replace(/- page: \/invoicing\n/, `$&${linked}`));
  return root;
}

const past = '2020-01-01T00:00Z';
const future = '2099-01-01T00:00Z';

const entries = [
  { path: '/draft', state: 'draft' },
  { path: '/later', publishAt: future },
  { path: '/over', expireAt: past },
  { path: '/now', publishAt: past, expireAt: future },
] as const;

/** Where a build says which pages it has: what is prerendered, menus, footer and indexes and sitemap. */
function placesOf(site: Site) {
  const { locales, localizedPath, pagesIn } = site;
  const shown = { pages: entries.map(({ path }) => path) };
  const places = {
    prerender: locales.flatMap((locale) => pagesIn(locale).map(({ path }) => localizedPath(path, locale))),
    shell: shellData(site, new URL('http://site.test/services')),
    services: viewOf(directory, { of: 'services', groups: {} }, sectionContext(site, 'en', '/services')),
    related: viewOf(related, shown, sectionContext(site, 'en', '/mobile-apps')),
    sitemap: listedPages(site).map((page) => page.address),
  };
  return Object.entries(places).map(([name, place]) => [name, JSON.stringify(place)] as const);
}

test('a build has no draft, no page before its time or after it, anywhere; but one whose time it is', () => {
  for (const [name, place] of placesOf(openSite(contentWith(...entries), { generated: testGenerated }))) {
    expect([name, place.match(/\/(draft|later|over)\b/)?.[0]]).toEqual([name, undefined]);
    if (name !== 'related') expect([name, place.includes('/now')]).toEqual([name, true]);
  }
});

test('a menu without entries is not shown, and pages outside the menus keep its hue', () => {
  const root = contentWith();
  const menus = parse(readFileSync(join(root, 'menus.yaml'), 'utf8'));
  const [first] = menus.groups;
  first.entries = [];
  writeFileSync(join(root, 'menus.yaml'), stringify({ ...menus, home: first.id }));
  const site = openSite(root, { generated: testGenerated });
  const at = new URL('http://site.test/');

  expect(shellData(site, at).menus.map(({ id }) => id)).not.toContain(first.id);
  expect(pageData(site, at).group).toBe(first.id);
});

test('a page that a language does not have is nowhere in it, and its other languages are told so', () => {
  const root = contentWith({ path: '/local', languages: ['en'] });
  rmSync(join(root, 'es/local.yaml'));
  const site = openSite(root, { generated: testGenerated });
  for (const [name, place] of placesOf(site)) {
    expect([name, place.includes('/es/local')]).toEqual([name, false]);
    if (name !== 'related') expect([name, place.includes('/local')]).toEqual([name, true]);
  }
  const at = (path: string) => new URL(path, 'http://site.test');
  expect(JSON.stringify(shellData(site, at('/es')))).not.toContain('/local');
  expect(pageData(site, at('/es/local')).path).toBe('/404');
});

test('the first language of the list has the root, the others stand below their codes', () => {
  const root = contentWith();
  const names = { es: 'Español', en: 'English', pt: 'Português' };
  const entry = ([code, name]: string[]) => `- { code: ${code}, tag: ${code}, name: ${name}, direction: ltr }\n`;
  writeFileSync(join(root, 'languages.yaml'), Object.entries(names).map(entry).join(''));
  const { languageFile, localizedPath, splitLocale } = openSite(root);

  expect(['es', 'en', 'pt'].map((locale) => localizedPath('/invoicing', locale))).toEqual([
    '/invoicing',
    '/en/invoicing',
    '/pt/invoicing',
  ]);
  expect(['es', 'pt'].map((locale) => languageFile('/feed.xml', locale))).toEqual(['/feed.xml', '/feed.pt.xml']);
  expect(['/es/invoicing', '/en', '/pt/invoicing/', '/enero'].map(splitLocale)).toEqual([
    { locale: 'es', path: '/es/invoicing' },
    { locale: 'en', path: '/' },
    { locale: 'pt', path: '/invoicing' },
    { locale: 'es', path: '/enero' },
  ]);
});

test('a page may have an address of its own in a language: links and maps know it, and the path leads there', () => {
  const root = contentWith();
  const list = readFileSync(join(root, 'pages.yaml'), 'utf8');
  writeFileSync(join(root, 'pages.yaml'), list.replace('path: /invoicing\n', '$&    addresses: { es: /sistemas }\n'));
  const site = openSite(root, { generated: testGenerated });
  const { localizedPath, splitLocale } = site;
  const addresses = ['/es/sistemas', '/es/invoicing', '/sistemas'];

  expect(['en', 'es'].map((locale) => localizedPath('/invoicing#part', locale))).toEqual([
    '/invoicing#part',
    '/es/sistemas#part',
  ]);
  expect(addresses.map((address) => splitLocale(address).path)).toEqual(['/invoicing', '/invoicing', '/sistemas']);
  expect(pageData(site, new URL('http://site.test/es/sistemas')).path).toBe('/invoicing');
  expect(placesOf(site).filter(([, place]) => place.includes('"/es/invoicing"'))).toEqual([]);
  expect(sitemapXml(site)).toMatch(/hreflang="es" href="[^"]*\/es\/sistemas"/);
  expect(site.ordinaryAddresses()).toEqual([{ from: '/es/invoicing', to: '/es/sistemas' }]);
});

test('while developing every page is there, marked where no build has it now', () => {
  const site = openSite(contentWith(...entries), { generated: testGenerated, env: { NODE_ENV: 'development' } });
  const menu = shellData(site, new URL('http://site.test/')).menus.find(({ id }) => id === 'servicios');
  const labels = menu?.links.map(({ label }) => label) ?? [];
  expect(labels.slice(1, 5)).toEqual(
    ['draft', 'hidden', 'hidden', ''].map((mark) => `Electronic invoicing${mark && ` [${mark}]`}`),
  );
});

test('a page that code links cannot be a draft', () => {
  const root = contentWith();
  const file = join(root, 'pages.yaml');
  writeFileSync(file, readFileSync(file, 'utf8').replace('- path: /privacy\n', '$&    state: draft\n'));

  expect(() => openSite(root).pageList()).toThrow(
    '/privacy cannot be a draft, have dates or be left out of a language',
  );
});

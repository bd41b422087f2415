import { expect, test } from 'vitest';
import { sitemapXml } from './sitemap.ts';

const page = {
  entry: { path: '/sap', kind: 'service' },
  locale: 'es',
  address: '/es/sap',
  markdown: '/es/sap.md',
} as const;

test('a page stands in the sitemap with its date and its languages', () => {
  const xml = sitemapXml([page], 'https://mirador.example', () => '2026-11-20T10:00:00+00:00');
  expect(xml).toContain('<loc>https://mirador.example/es/sap</loc>\n    <lastmod>2026-11-20T10:00:00+00:00</lastmod>');
  expect([...xml.matchAll(/hreflang="([^"]+)" href="([^"]+)"/g)].map(([, language, href]) => [language, href])).toEqual(
    [
      ['en', 'https://mirador.example/sap'],
      ['es', 'https://mirador.example/es/sap'],
      ['x-default', 'https://mirador.example/sap'],
    ],
  );
});

test('a page of one language names that alone', () => {
  const entry = { ...page.entry, languages: ['es'] };
  const xml = sitemapXml([{ ...page, entry }], 'https://mirador.example', () => undefined);

  expect([...xml.matchAll(/hreflang="([^"]+)"/g)].map(([, language]) => language)).toEqual(['es', 'x-default']);
});

test('a date that nobody knows is left out', () => {
  expect(sitemapXml([page], 'https://mirador.example', () => undefined)).not.toContain('lastmod');
});

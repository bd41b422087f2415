import { expect, test } from 'vitest';
import { sitemapXml } from './sitemap.ts';

const page = {
  entry: { path: '/sap', kind: 'service' },
  locale: 'es',
  address: '/es/sap',
  markdown: '/es/sap.md',
} as const;

test('a page of one language names that alone', () => {
  const entry = { ...page.entry, languages: ['es'] };
  const xml = sitemapXml([{ ...page, entry }], 'https://mirador.example', () => undefined);

  expect([...xml.matchAll(/hreflang="([^"]+)"/g)].map(([, language]) => language)).toEqual(['es', 'x-default']);
});

test('a page has its date, and none where nobody knows it', () => {
  expect(sitemapXml([page], 'https://mirador.example', () => '2026-11-20')).toContain('<lastmod>2026-11-20</lastmod>');
  expect(sitemapXml([page], 'https://mirador.example', () => undefined)).not.toContain('lastmod');
});

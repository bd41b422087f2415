import { expect, test } from 'vitest';
import { siteUnderTest } from '#tests/site-under-test.ts';
import { sitemapXml } from './sitemap.ts';

const site = siteUnderTest({ env: { SITE_URL: 'https://mirador.example' } });
const page = {
  entry: { path: '/sap', kind: 'service' },
  locale: 'es',
  address: '/es/sap',
  markdown: '/es/sap.md',
} as const;

test('a page of one language names that alone', () => {
  const entry = { ...page.entry, languages: ['es'] };
  const xml = sitemapXml(site, [{ ...page, entry }], () => undefined);

  expect([...xml.matchAll(/hreflang="([^"]+)"/g)].map(([, language]) => language)).toEqual(['es', 'x-default']);
});

test('a page has its date, and none where nobody knows it', () => {
  expect(sitemapXml(site, [page], () => '2026-11-20')).toContain('<lastmod>2026-11-20</lastmod>');
  expect(sitemapXml(site, [page], () => undefined)).not.toContain('lastmod');
});

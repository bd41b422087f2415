import { locales, localizedPath } from '#app/content/locale.ts';
import type { ListedPage } from './listed-pages.ts';

/** Returns the sitemap (sitemaps.org 0.9) with each page's languages, itself included, as Google asks. */
export function sitemapXml(
  pages: readonly ListedPage[],
  origin: string,
  lastChange: (page: ListedPage) => string | undefined,
): string {
  const urls = pages.map((page) => {
    const changed = lastChange(page);
    return [
      '  <url>',
      `    <loc>${escapeXml(origin + page.address)}</loc>`,
      ...(changed ? [`    <lastmod>${changed}</lastmod>`] : []),
      ...alternates(page, origin),
      '  </url>',
    ].join('\n');
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n');
}

function alternates({ entry }: ListedPage, origin: string): string[] {
  const line = (language: string, address: string) =>
    `    <xhtml:link rel="alternate" hreflang="${language}" href="${escapeXml(origin + address)}"/>`;
  return [
    ...locales.map((locale) => line(locale, localizedPath(entry.path, locale))),
    line('x-default', localizedPath(entry.path, 'en')),
  ];
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}

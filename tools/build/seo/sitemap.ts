import { firstLocale, type Locale, localizedPath, markdownPath } from '#site/locale.ts';
import { localesOf } from '#site/page-dates.ts';
import { type PageEntry, pages } from '#site/pages.ts';

/** A page that search engines may show, in one language. */
export type ListedPage = { entry: PageEntry; locale: Locale; address: string; markdown: string };

export function listedPages(): ListedPage[] {
  const listed = pages.filter((entry) => !entry.unlisted);
  return listed.flatMap((entry) =>
    localesOf(entry).map((locale) => {
      const address = localizedPath(entry.path, locale);
      return { entry, locale, address, markdown: markdownPath(entry.path, locale) };
    }),
  );
}

/** Returns the sitemap (sitemaps.org 0.9) with each page's languages, itself included, as Google asks. */
export function sitemapXml(
  pages: readonly ListedPage[],
  origin: string,
  lastChange: (page: ListedPage) => string | undefined,
): string {
  const link = (language: string, address: string) =>
    `    <xhtml:link rel="alternate" hreflang="${language}" href="${escapeXml(origin + address)}"/>`;
  const urls = pages.flatMap((page) => {
    const { entry, address } = page;
    const changed = lastChange(page);
    const locales = localesOf(entry);
    return [
      '  <url>',
      `    <loc>${escapeXml(origin + address)}</loc>`,
      ...(changed ? [`    <lastmod>${changed}</lastmod>`] : []),
      ...locales.map((locale) => link(locale, localizedPath(entry.path, locale))),
      link('x-default', localizedPath(entry.path, locales[0] ?? firstLocale)),
      '  </url>',
    ];
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n');
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}

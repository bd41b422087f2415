import { escapeMarkup } from '#shared/escape-markup.ts';
import type { Site } from '#site/create-site.server.ts';
import type { Locale } from '#site/languages.ts';
import { localesOf } from '#site/page-dates.ts';
import type { PageEntry } from '#site/schema/pages.ts';

/** A page that search engines may show, in one language. */
type ListedPage = { entry: PageEntry; locale: Locale; address: string };

export function listedPages(site: Site): ListedPage[] {
  const listed = site.pages().filter((entry) => !entry.unlisted);
  return listed.flatMap((entry) =>
    localesOf(entry, site.locales).map((locale) => ({
      entry,
      locale,
      address: site.localizedPath(entry.path, locale),
    })),
  );
}

/** Returns the sitemap (sitemaps.org 0.9) with each page's languages, itself included, as Google asks. */
export function sitemapXml(site: Site): string {
  const origin = site.origin();
  const link = (language: string, address: string) =>
    `    <xhtml:link rel="alternate" hreflang="${language}" href="${escapeMarkup(origin + address)}"/>`;
  const urls = listedPages(site).flatMap(({ entry, address }) => {
    const locales = localesOf(entry, site.locales);
    return [
      '  <url>',
      `    <loc>${escapeMarkup(origin + address)}</loc>`,
      ...locales.map((locale) => link(locale, site.localizedPath(entry.path, locale))),
      link('x-default', site.localizedPath(entry.path, locales[0] ?? site.firstLocale)),
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

import { themeColors } from '#app/styles/contrast.server.ts';
import { brandTokens } from '#app/styles/tokens.server.ts';
import { addressLines } from '#site/address-lines.ts';
import { feedEntries } from '#site/feed.server.ts';
import { forHtml } from '#site/for-html.server.ts';
import { feedPath, inLocale } from '#site/languages.ts';
import { linksOfEntries, notedLinks } from '#site/menus.server.ts';
import type { Site } from '#site/open-site.server.ts';

export type ShellData = ReturnType<typeof shellData>;

/** Data of header and footer in one language. `shown` has the texts. */
export function shellData(site: Site, url: URL, shown = forHtml(site)) {
  const { locale } = site.splitLocale(url.pathname);
  const words = shown.words(locale);
  const company = site.companyIn(locale);
  const { groups, footer } = site.menus();
  const entriesOf = (id?: string) => groups.find((group) => group.id === id)?.entries ?? [];
  const menus = groups
    .map((group) => ({
      key: group.id,
      ...inLocale(group, locale),
      index: group.index && `${site.localizedPath(group.index, locale)}#${group.id}`,
      links: notedLinks(shown, group.entries, locale),
    }))
    .filter(({ links }) => links.length > 0);
  return {
    locale,
    colon: site.findLanguage(locale).colon,
    site: words,
    company,
    addressLines: addressLines(company.address, words.footer),
    menus,
    footer: footer
      .map((column) => ({
        name: inLocale(column, locale).name,
        links: linksOfEntries(shown, column.entries ?? entriesOf(column.group), locale),
      }))
      .filter(({ links }) => links.length > 0),
    /** Undefined where the language has no entries. */
    feed: feedEntries(site, locale).length > 0 ? site.languageFile(feedPath, locale) : undefined,
    origin: site.origin(),
    themeColors: themeColors(brandTokens(site.brand(), site.menus())),
  };
}

import { themeColors } from '#app/styles/contrast.server.ts';
import { addressLines } from '#site/address-lines.ts';
import { loadCompany, loadMenus, loadSite, once } from '#site/load.server.ts';
import { feedEntries } from '#site/loaders/feed.server.ts';
import {
  feedPath,
  findLanguage,
  inLocale,
  type Locale,
  languageFile,
  localizedPath,
  splitLocale,
} from '#site/locale.ts';
import { linksOfEntries } from '#site/menus.server.ts';
import { siteOrigin } from '#site/origin.server.ts';

/**
 * What stands around every page in one language: words, company, menus and footer links. It is read once for a whole
 * build, since the menus alone open every page that they name; while the site is developed its words may change.
 */
export function shellData(url: URL): ShellData {
  const { locale } = splitLocale(url.pathname);
  return once(`shell ${locale}`, () => readShell(locale));
}

function readShell(locale: Locale) {
  const site = loadSite(locale);
  const company = loadCompany();
  const { groups, footer } = loadMenus();
  const menus = groups
    .map((group) => ({
      key: group.id,
      ...inLocale(group, locale),
      index: group.index && `${localizedPath(group.index, locale)}#${group.id}`,
      links: linksOfEntries(group.entries, locale),
    }))
    .filter(({ links }) => links.length > 0);
  return {
    locale,
    colon: findLanguage(locale).colon,
    site,
    company,
    addressLines: addressLines(company.address, site.footer),
    menus,
    footer: footer
      .map((column) => ({
        name: inLocale(column, locale).name,
        links: column.entries
          ? linksOfEntries(column.entries, locale)
          : (menus.find(({ key }) => key === column.group)?.links ?? []),
      }))
      .filter(({ links }) => links.length > 0),
    /** Where the language has something to tell feed readers. */
    feed: feedEntries(locale).length > 0 ? languageFile(feedPath, locale) : undefined,
    origin: siteOrigin(),
    themeColors: themeColors(),
  };
}

export type ShellData = ReturnType<typeof readShell>;

import { themeColors } from '#app/styles/contrast.server.ts';
import { type Company, loadCompany, loadMenus, loadSite, once } from '../load.server.ts';
import { inLocale, type Locale, localizedPath, splitLocale } from '../locale.ts';
import { linksOfEntries } from '../menus.server.ts';
import { fill } from '../office-hours.ts';

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
    site,
    company,
    addressLines: addressLines(company.address, site.footer),
    menus,
    footer: footer.map((column) => ({
      name: inLocale(column, locale).name,
      links: column.entries
        ? linksOfEntries(column.entries, locale)
        : (menus.find(({ key }) => key === column.group)?.links ?? []),
    })),
    origin: siteOrigin(),
    themeColors: themeColors(),
  };
}

export type ShellData = ReturnType<typeof readShell>;

/** The two lines of an address below the company's name: street or post office box, and town. */
export function addressLines(
  address: Company['address'],
  words: { postOfficeBox: string },
): [place: string, town: string] {
  const place = 'street' in address ? address.street : fill(words.postOfficeBox, { number: address.postOfficeBox });
  return [place, fill(address.townLine, { ...address })];
}

/** Origin of canonical links, from SITE_URL at the build; the address of a start without settings when it is not set. */
export function siteOrigin(): string {
  return new URL(process.env.SITE_URL || 'http://127.0.0.1:3000').origin;
}

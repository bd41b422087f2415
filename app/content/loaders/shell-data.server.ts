import { themeColors } from '#app/styles/contrast.server.ts';
import { addressLines } from '../address.ts';
import { loadCompany, loadMenus, loadSite } from '../load.server.ts';
import { inLocale, type Locale, localizedPath, splitLocale } from '../locale.ts';
import { linksOfEntries, type NavLink } from '../menus.server.ts';

export type { NavLink };

const shells = new Map<Locale, ShellData>();

/**
 * What stands around every page in one language: words, company, menus and footer links. It is read once for a whole
 * build, since the menus alone open every page that they name; while the site is developed its words may change.
 */
export function shellData(url: URL): ShellData {
  const { locale } = splitLocale(url.pathname);
  if (process.env.NODE_ENV !== 'production') return readShell(locale);
  const shell = shells.get(locale) ?? readShell(locale);
  shells.set(locale, shell);
  return shell;
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

/** Origin of canonical links, from SITE_URL at the build; the address of a start without settings when it is not set. */
export function siteOrigin(): string {
  return new URL(process.env.SITE_URL || 'http://127.0.0.1:3000').origin;
}

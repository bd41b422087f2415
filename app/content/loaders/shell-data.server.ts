import { themeColors } from '#app/styles/contrast.server.ts';
import { addressLines } from '../address.ts';
import { loadCompany, loadPage, loadSite } from '../load.server.ts';
import { type Locale, localizedPath, splitLocale } from '../locale.ts';
import { allPages, footer, menus, type PageEntry, pages } from '../pages.ts';
import { entriesOfMenu } from './page-data.server.ts';

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
  return {
    locale,
    site,
    company,
    addressLines: addressLines(company.address, site.footer),
    menus: menus.map((key) => ({ key, links: entriesOfMenu(key).map((entry) => navLink(locale, entry)) })),
    footer: { quick: linksTo(locale, footer.quick), services: linksTo(locale, footer.services) },
    origin: siteOrigin(),
    themeColors: themeColors(),
  };
}

export type ShellData = ReturnType<typeof readShell>;
/** `hire`: leads to people for hire, which is no service. */
export type NavLink = { label: string; to: string; hire?: true };

/** Names and addresses of pages, without those that are not shown now. Throws for a path where no page stands. */
export function linksTo(locale: Locale, paths: readonly string[]): NavLink[] {
  const unknown = paths.find((path) => !allPages.some((entry) => entry.path === path));
  if (unknown) throw new Error(`${unknown} is linked but stands nowhere in content/pages.yaml.`);
  return paths.flatMap((path) => pages.filter((entry) => entry.path === path)).map((entry) => navLink(locale, entry));
}

function navLink(locale: Locale, entry: PageEntry): NavLink {
  const hire = entry.kind === 'hire' ? { hire: true as const } : {};
  return { label: loadPage(locale, entry).navLabel, to: localizedPath(entry.path, locale), ...hire };
}

/** Origin of canonical links, from SITE_URL at the build; the address of a start without settings when it is not set. */
function siteOrigin(): string {
  return new URL(process.env.SITE_URL || 'http://127.0.0.1:3000').origin;
}

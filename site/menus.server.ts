import type { Site } from './create-site.server.ts';
import { inLocale, type Locale } from './languages.ts';
import type { MenuEntry, MenuGroup, Menus } from './schema/menus.ts';
import type { PageEntry } from './schema/pages.ts';

type NavLink = { label: string; to: string };

/** The group whose menu has the page, else the one for pages outside the menus. */
export function menuGroupOf(path: string, { groups, home: defaultGroup }: Menus): MenuGroup {
  const group =
    groups.find(({ entries }) => entries.some(({ page }) => page === path)) ??
    groups.find(({ id }) => id === defaultGroup);
  if (!group) throw new Error(`content/menus.yaml has no group ${defaultGroup}.`);
  return group;
}

export function isInMenu(path: string, { groups }: Menus): boolean {
  return groups.some(({ entries }) => entries.some(({ page }) => page === path));
}

/** The pages of a group that are shown now in a language, in its order. */
export function pagesOfGroup(site: Site, { entries }: Pick<MenuGroup, 'entries'>, locale: Locale): PageEntry[] {
  const pages = site.pagesIn(locale);
  return entries.flatMap((entry) => pages.filter(({ path, unlisted }) => path === entry.page && !unlisted));
}

/** Names and addresses of a menu's entries, without pages that are not shown now. */
export function linksOfEntries(site: Site, entries: MenuEntry[], locale: Locale): NavLink[] {
  return entries.flatMap(({ url, page = '', ...entry }) =>
    url ? { label: inLocale(entry, locale)?.name ?? url, to: url } : linksTo(site, [page], locale),
  );
}

function linkTo(site: Site, page: PageEntry, locale: Locale): NavLink {
  return { label: site.page(locale, page).navLabel, to: site.localizedPath(page.path, locale) };
}

/** Names and addresses of pages, without those that are not shown now. */
export function linksTo(site: Site, paths: readonly string[], locale: Locale): NavLink[] {
  const pages = site.pagesIn(locale);
  return paths
    .flatMap((path) => pages.filter((entry) => entry.path === path))
    .map((entry) => linkTo(site, entry, locale));
}

/**
 * Every listed page, under the page that it stands below or the menu that leads to it; a page with others below it
 * opens their list. Other pages come last, under the name given.
 */
export function pagesByCategory(site: Site, locale: Locale, nameOfOthers: string) {
  const menus = site.menus();
  const listed = site.pagesIn(locale).filter(({ unlisted }) => !unlisted);
  const isBelow = (path: string, otherPath: string) => otherPath !== '/' && path.startsWith(`${otherPath}/`);

  function categoryOf({ path }: PageEntry): string {
    const pageAbove = listed.find((page) => isBelow(path, page.path));
    if (!pageAbove && isInMenu(path, menus)) return inLocale(menuGroupOf(path, menus), locale).name;
    const topPage =
      pageAbove ??
      listed.find((page) => page.path === path && listed.some((pageBelow) => isBelow(pageBelow.path, path)));
    return topPage ? site.page(locale, topPage).navLabel : nameOfOthers;
  }

  const categories = [...Map.groupBy(listed, categoryOf)].sort(
    ([one], [other]) => Number(one === nameOfOthers) - Number(other === nameOfOthers),
  );
  return categories.map(([name, entries]) => ({
    name,
    links: entries.map((entry) => {
      const { navLabel, summary } = site.page(locale, entry);
      return { label: navLabel, to: site.localizedPath(entry.path, locale), summary };
    }),
  }));
}

import { loadMenus, loadPage } from './load.server.ts';
import { inLocale, type Locale, localizedPath } from './locale.ts';
import { pagesIn } from './pages.ts';
import type { MenuEntry, MenuGroup, Menus } from './schema/menus.ts';
import type { PageEntry } from './schema/pages.ts';

type NavLink = { label: string; to: string };

/** The group whose menu a page stands in, else the one for pages outside the menus. */
export function groupOf(path: string, { groups, home }: Menus = loadMenus()): MenuGroup {
  const group =
    groups.find(({ entries }) => entries.some(({ page }) => page === path)) ?? groups.find(({ id }) => id === home);
  if (!group) throw new Error(`content/menus.yaml has no group ${home}.`);
  return group;
}

export function isInMenu(path: string, { groups }: Menus = loadMenus()): boolean {
  return groups.some(({ entries }) => entries.some(({ page }) => page === path));
}

/** The pages of a group that are shown now in a language, in its order. */
export function pagesOfGroup({ entries }: Pick<MenuGroup, 'entries'>, locale: Locale): PageEntry[] {
  const pages = pagesIn(locale);
  return entries.flatMap((entry) => pages.filter(({ path, unlisted }) => path === entry.page && !unlisted));
}

/** Names and addresses of what a menu leads to, without pages that are not shown now. */
export function linksOfEntries(entries: MenuEntry[], locale: Locale): NavLink[] {
  return entries.flatMap((entry) => {
    if (entry.url) return { label: inLocale(entry, locale)?.name ?? entry.url, to: entry.url };
    return linksTo(entry.page ? [entry.page] : [], locale);
  });
}

/** Names and addresses of pages, without those that are not shown now. */
export function linksTo(paths: readonly string[], locale: Locale): NavLink[] {
  const pages = pagesIn(locale);
  return paths
    .flatMap((path) => pages.filter((entry) => entry.path === path))
    .map((entry) => ({ label: loadPage(locale, entry).navLabel, to: localizedPath(entry.path, locale) }));
}

/**
 * Every listed page, under the page that it stands below or the menu that leads to it; a page with others below it opens
 * their list. The rest comes last, under the name given.
 */
export function pagesByKind(locale: Locale, rest: string) {
  const menus = loadMenus();
  const listed = pagesIn(locale).filter(({ unlisted }) => !unlisted);
  const isBelow = (path: string, other: string) => other !== '/' && path.startsWith(`${other}/`);

  function kindOf({ path }: PageEntry): string {
    const above = listed.find((other) => isBelow(path, other.path));
    if (!above && isInMenu(path, menus)) return inLocale(groupOf(path, menus), locale).name;
    const head =
      above ?? listed.find((page) => page.path === path && listed.some((other) => isBelow(other.path, path)));
    return head ? loadPage(locale, head).navLabel : rest;
  }

  const kinds = [...Map.groupBy(listed, kindOf)].sort(
    ([one], [other]) => Number(one === rest) - Number(other === rest),
  );
  return kinds.map(([name, entries]) => ({
    name,
    links: entries.map((entry) => {
      const { navLabel, summary } = loadPage(locale, entry);
      return { label: navLabel, to: localizedPath(entry.path, locale), summary };
    }),
  }));
}

import { loadMenus, loadPage } from './load.server.ts';
import { inLocale, type Locale, localizedPath } from './locale.ts';
import { groupOf, isInMenu } from './menus.server.ts';
import { pagesIn } from './pages.ts';
import type { PageEntry } from './schema/pages.ts';

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

import { loadMenus, loadPage } from '#site/load.server.ts';
import { inLocale, type Locale } from '#site/locale.ts';
import { linksOfEntries } from '#site/menus.server.ts';
import { headOf, type SectionOf, type SectionType } from '#site/schema/page.ts';

/** The first section of a type that a page's file has. Throws where it has none. */
export function contentOf<T extends SectionType>(locale: Locale, path: string, type: T): SectionOf<T> {
  const found = loadPage(locale, { path }).sections.find((section) => section.type === type);
  if (!found) throw new Error(`${path} has no section of the type ${type}.`);
  return found as unknown as SectionOf<T>;
}

/** The title of a page, without its highlighted half. */
export function titleOf(locale: Locale, path: string): string {
  return headOf(loadPage(locale, { path }).sections).title;
}

/** The names of the menus that lead to a page now, by their ids, in their order. */
export function menuNames(locale: Locale): Record<string, string> {
  const shown = loadMenus().groups.filter(({ entries }) => linksOfEntries(entries, locale).length > 0);
  return Object.fromEntries(shown.map((group) => [group.id, inLocale(group, locale).name]));
}

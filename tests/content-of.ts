import type { SectionOf, SectionType } from '#app/sections/definitions.ts';
import type { Site } from '#site/create-site.server.ts';
import { inLocale, type Locale } from '#site/languages.ts';
import { linksOfEntries } from '#site/menus.server.ts';
import { typeset } from '#site/typeset.server.ts';

/**
 * The first section of a type on a page, or the first that is wanted, with its words as HTML. Throws if there is none.
 */
export function contentOf<T extends SectionType>(
  site: Site,
  locale: Locale,
  path: string,
  type: T,
  isWanted: (section: SectionOf<T>) => boolean = () => true,
): SectionOf<T> {
  const { sections } = typeset(site).page(locale, { path });
  const ofType = sections.filter((section) => section.type === type) as unknown as SectionOf<T>[];
  const section = ofType.find(isWanted);
  if (!section) throw new Error(`${path} has no such section of the type ${type}.`);
  return section;
}

/** The title of a page, without its highlighted half. */
export function titleOf(site: Site, locale: Locale, path: string): string {
  return site.heroOf(typeset(site).page(locale, { path }).sections).title;
}

/** The names of the menus that lead to a page now, by their ids, in their order. */
export function menuNames(site: Site, locale: Locale): Record<string, string> {
  const shown = site.menus().groups.filter(({ entries }) => linksOfEntries(site, entries, locale).length > 0);
  return Object.fromEntries(shown.map((group) => [group.id, inLocale(group, locale).name]));
}

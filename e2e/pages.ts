import { type ClaimId, covers } from '#content/accessibility-claims.ts';
import { type Locale, locales, localizedPath } from '#content/locale.ts';
import { type PageEntry, pages } from '#content/pages.ts';

/** Every page of the site in every language; the not-found page stands for all addresses that lead nowhere. */
export const everyPage: { locale: Locale; address: string; entry: PageEntry }[] = locales.flatMap((locale) =>
  pages.map((entry) => ({ locale, address: localizedPath(entry.path, locale), entry })),
);

/**
 * Takes claims of the accessibility statement that one visit tests, gives the pages to visit, each with those of the
 * claims that cover it and with their tags. The title of a journey that bears the tags begins with the address.
 */
export function visitsFor<Id extends ClaimId>(...ids: Id[]) {
  return everyPage
    .map((page) => ({ ...page, claims: ids.filter((id) => covers(id, page)) }))
    .filter(({ claims }) => claims.length > 0)
    .map((visit) => ({ ...visit, tag: visit.claims.map((id) => `@access-${id}`) }));
}

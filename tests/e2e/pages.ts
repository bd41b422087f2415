import type { ClaimId } from '#app/content/accessibility-claims.ts';
import { type Locale, locales, localizedPath } from '#app/content/locale.ts';
import { type PageEntry, pages } from '#app/content/pages.ts';

/** Every page of the site in every language; the not-found page stands for all addresses that lead nowhere. */
export const everyPage: { locale: Locale; address: string; entry: PageEntry }[] = locales.flatMap((locale) =>
  pages.map((entry) => ({ locale, address: localizedPath(entry.path, locale), entry })),
);

/**
 * Takes claims of the accessibility statement that one visit tests, gives every page with the claims' tags. The title of
 * a journey that bears the tags begins with the address.
 */
export function visitsFor<Id extends ClaimId>(...claims: Id[]) {
  return everyPage.map((page) => ({ ...page, tag: claims.map((id) => `@access-${id}`) }));
}

import { createLanguages, type Languages } from './languages.ts';
import { localesOf } from './page-dates.ts';
import type { PageEntry } from './schema/pages.ts';

/** Redirects from the ordinary address of a page to the one that it has in a language. */
export function ordinaryAddresses(languages: Languages, pages: readonly PageEntry[]) {
  const ordinary = createLanguages(languages.languages, () => ({}));
  return pages.flatMap((page) =>
    localesOf(page, languages.locales).flatMap((locale) => {
      const [from, to] = [ordinary, languages].map((each) => each.localizedPath(page.path, locale));
      if (!from || !to || from === to) return [];
      return { from, to };
    }),
  );
}

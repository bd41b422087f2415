import { type Locale, locales, localizedPath, markdownPath } from '#app/content/locale.ts';
import { type PageEntry, pages } from '#app/content/pages.ts';

/** A page that search engines may show, in one language. */
export type ListedPage = { entry: PageEntry; locale: Locale; address: string; markdown: string };

/** Returns every listed page, each in all languages, in the order of the page list. */
export function listedPages(): ListedPage[] {
  const listed = pages.filter((entry) => !entry.unlisted);
  return listed.flatMap((entry) =>
    locales.map((locale) => ({
      entry,
      locale,
      address: localizedPath(entry.path, locale),
      markdown: markdownPath(entry.path, locale),
    })),
  );
}

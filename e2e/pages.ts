import { type Locale, locales, localizedPath } from '#content/locale.ts';
import { type PageEntry, pages } from '#content/pages.ts';

/** Every page of the site in every language; the not-found page stands for all addresses that lead nowhere. */
export const everyPage: { locale: Locale; address: string; entry: PageEntry }[] = locales.flatMap((locale) =>
  pages.map((entry) => ({ locale, address: localizedPath(entry.path, locale), entry })),
);

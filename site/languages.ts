import type { Language, SiteOutline } from '#shared/site-outline.ts';

/** The code of a language of `content/languages.yaml`. */
export type Locale = string;

/** A value for each language. Only the content knows which languages there are: `inLocale` reads a value. */
export type PerLocale<T> = { '<language>': T };

export function inLocale<T>(values: PerLocale<T>, locale: Locale): T;
export function inLocale<T>(values: Partial<PerLocale<T>>, locale: Locale): T | undefined;
export function inLocale<T>(values: Partial<PerLocale<T>>, locale: Locale): T | undefined {
  return (values as Record<Locale, T>)[locale];
}

/** The feed in the first language. */
export const feedPath = '/feed.xml';

const anchor = /#.*$/;

export type Languages = ReturnType<typeof createLanguages>;

/** The languages of a site and their addresses. The first stands at the root, each other one below its code. */
export function createLanguages(
  languages: readonly [Language, ...Language[]],
  addresses: () => SiteOutline['addresses'],
) {
  const locales: readonly Locale[] = languages.map(({ code }) => code);
  const firstLocale: Locale = languages[0].code;

  /** (`/sap`, `es`) -> `/es/sap`. */
  function localizedPath(path: string, locale: Locale): string {
    const page = path.replace(anchor, '');
    const address = (addresses()[page]?.[locale] ?? page) + path.slice(page.length);
    if (locale === firstLocale) return address;
    return address === '/' ? `/${locale}` : `/${locale}${address}`;
  }

  return {
    languages,
    locales,
    firstLocale,
    localizedPath,
    findLanguage: (locale: Locale): Language => languages.find(({ code }) => code === locale) ?? languages[0],
    perLocale<T>(make: (locale: Locale) => T): PerLocale<T> {
      return Object.fromEntries(locales.map((locale) => [locale, make(locale)])) as unknown as PerLocale<T>;
    },
    /** `/es/sap` -> `es`, `/sap`. */
    splitLocale(address: string): { locale: Locale; path: string } {
      const path = address.length > 1 && address.endsWith('/') ? address.slice(0, -1) : address;
      const [, first, ...rest] = path.split('/');
      const otherLocale = locales.find((code) => code === first && code !== firstLocale);
      const pathInLanguage = otherLocale ? `/${rest.join('/')}` : path;
      const locale = otherLocale ?? firstLocale;
      const page = pathInLanguage.replace(anchor, '');
      const [pagePath = page] =
        Object.entries(addresses()).find(([, pageAddresses]) => pageAddresses[locale] === page) ?? [];
      return { locale, path: pagePath + pathInLanguage.slice(page.length) };
    },
    /**
     * The path of a language's edition of a file: (`/feed.xml`, `es`) -> `/feed.es.xml`. It is not below `/es`, because
     * static hosts would apply a rule for `/es/*` to the pages there too.
     */
    languageFile(path: string, locale: Locale): string {
      return locale === firstLocale ? path : path.replace(/(\.\w+)$/, `.${locale}$1`);
    },
  };
}

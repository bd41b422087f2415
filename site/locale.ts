import { type Language, languages } from '#site-facts';

/** The code of a language of `content/languages.yaml`. */
export type Locale = string;

/** Languages of the site. The first stands at the root, each other one below its code. */
export const locales = languages.map(({ code }) => code);
export const firstLocale: Locale = languages[0].code;

export function findLanguage(locale: Locale): Language {
  return languages.find(({ code }) => code === locale) ?? languages[0];
}

/** A value for each language. Which languages there are only the content knows, so that `inLocale` reads it. */
export type PerLocale<T> = { '<language>': T };

export function perLocale<T>(make: (locale: Locale) => T): PerLocale<T> {
  return Object.fromEntries(locales.map((locale) => [locale, make(locale)])) as unknown as PerLocale<T>;
}

export function inLocale<T>(values: PerLocale<T>, locale: Locale): T;
export function inLocale<T>(values: Partial<PerLocale<T>>, locale: Locale): T | undefined;
export function inLocale<T>(values: Partial<PerLocale<T>>, locale: Locale): T | undefined {
  return (values as Record<Locale, T>)[locale];
}

/** (`/sap`, `es`) -> `/es/sap`. */
export function localizedPath(path: string, locale: Locale): string {
  if (locale === firstLocale) return path;
  return path === '/' ? `/${locale}` : `/${locale}${path}`;
}

/** `/es/sap` -> `es`, `/sap`. */
export function splitLocale(address: string): { locale: Locale; path: string } {
  const path = address.length > 1 && address.endsWith('/') ? address.slice(0, -1) : address;
  const [, first, ...rest] = path.split('/');
  const locale = locales.find((code) => code === first && code !== firstLocale);
  return locale ? { locale, path: `/${rest.join('/')}` } : { locale: firstLocale, path };
}

/**
 * The path of a language's edition of a file: (`/llms.txt`, `es`) -> `/llms.es.txt`. It is not below `/es`, because static
 * hosts would apply a rule for `/es/*` to the pages there too.
 */
export function languageFile(path: string, locale: Locale): string {
  return locale === firstLocale ? path : path.replace(/(\.\w+)$/, `.${locale}$1`);
}

/** The feed in the default language. */
export const feedPath = '/feed.xml';

/** (`/sap`, `es`) -> `/es/sap.md` */
export function markdownPath(path: string, locale: Locale): string {
  return `${localizedPath(path === '/' ? '/index' : path, locale)}.md`;
}

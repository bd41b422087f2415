import type { Locale } from '../content/locale.ts';

/**
 * The path of a language's edition of a file: (`/llms.txt`, `es`) -> `/llms.es.txt`. It is not below `/es`, because static hosts would apply a rule for `/es/*` to the pages there too.
 */
export function languageFile(path: string, locale: Locale): string {
  return locale === 'en' ? path : path.replace(/(\.\w+)$/, `.${locale}$1`);
}

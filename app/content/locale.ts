/** Languages of the site, the default first. English stands at the root, Spanish below `/es` (design: Fixed names). */
export const locales = ['en', 'es'] as const;
export type Locale = (typeof locales)[number];

/** (`/sap`, `es`) -> `/es/sap`. */
export function localizedPath(path: string, locale: Locale): string {
  if (locale === 'en') return path;
  return path === '/' ? '/es' : `/es${path}`;
}

/** `/es/sap` -> `es`, `/sap`. */
export function splitLocale(address: string): { locale: Locale; path: string } {
  const path = address.length > 1 && address.endsWith('/') ? address.slice(0, -1) : address;
  if (path === '/es') return { locale: 'es', path: '/' };
  if (path.startsWith('/es/')) return { locale: 'es', path: path.slice(3) };
  return { locale: 'en', path };
}

/**
 * The path of a language's edition of a file: (`/llms.txt`, `es`) -> `/llms.es.txt`. It is not below `/es`, because static
 * hosts would apply a rule for `/es/*` to the pages there too.
 */
export function languageFile(path: string, locale: Locale): string {
  return locale === 'en' ? path : path.replace(/(\.\w+)$/, `.${locale}$1`);
}

/** (`/sap`, `es`) -> `/es/sap.md` */
export function markdownPath(path: string, locale: Locale): string {
  return `${localizedPath(path === '/' ? '/index' : path, locale)}.md`;
}

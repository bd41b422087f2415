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

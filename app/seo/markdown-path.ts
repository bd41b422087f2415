import { type Locale, localizedPath } from '../content/locale.ts';

/** (`/sap`, `es`) -> `/es/sap.md` */
export function markdownPath(path: string, locale: Locale): string {
  return `${localizedPath(path === '/' ? '/index' : path, locale)}.md`;
}

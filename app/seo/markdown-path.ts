import { type Locale, localizedPath } from '../content/locale.ts';

/** URL path of a page's Markdown alternate: (`/sap`, `es`) -> `/es/sap.md`. */
export function markdownPath(path: string, locale: Locale): string {
  return `${localizedPath(path === '/' ? '/index' : path, locale)}.md`;
}

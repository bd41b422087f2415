import { type Locale, localizedPath } from '../content/locale.ts';

/** Takes a page's path and a language, gives the address of its Markdown alternate: (`/sap`, `es`) -> `/es/sap.md`. */
export function markdownPath(path: string, locale: Locale): string {
  return `${localizedPath(path === '/' ? '/index' : path, locale)}.md`;
}

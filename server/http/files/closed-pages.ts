import { locales, localizedPath, markdownPath } from '#site/locale.ts';
import type { Blueprint } from '#site/schema/blueprints.ts';
import type { PageEntry } from '#site/schema/pages.ts';

/** By the addresses of each page the page that says that it has closed, and from when on; milliseconds since 1970. */
export function closingsOf(pages: readonly PageEntry[], kinds: readonly Blueprint[]) {
  const closedPages = new Map(kinds.map(({ id, closed }) => [id, closed]));
  return new Map(
    pages.flatMap(({ path, kind, state, expireAt }) => {
      const closed = closedPages.get(kind);
      if (!closed || !expireAt || state === 'draft') return [];
      const at = Date.parse(expireAt);
      return locales.flatMap((locale) => {
        const closing = { at, page: localizedPath(closed, locale) };
        const page = localizedPath(path, locale);
        return [page, `${page}.data`, markdownPath(path, locale)].map((address) => [address, closing] as const);
      });
    }),
  );
}

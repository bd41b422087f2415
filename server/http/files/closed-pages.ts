import { type Locale, locales, localizedPath, markdownPath } from '#app/content/locale.ts';
import type { Blueprint } from '#app/content/schema/blueprints.ts';
import type { PageEntry } from '#app/content/schema/pages.ts';

/** A page that says that another has closed, from a moment on; milliseconds since 1970. */
interface Closing {
  readonly at: number;
  readonly page: string;
}

export function closingsOf(pages: readonly PageEntry[], kinds: readonly Blueprint[]): ReadonlyMap<string, Closing> {
  const closedPages = new Map(kinds.map(({ id, closed }) => [id, closed]));
  return new Map(
    pages.flatMap(({ path, kind, state, expireAt }) => {
      const closed = closedPages.get(kind);
      if (!closed || !expireAt || state === 'draft') return [];
      const at = Date.parse(expireAt);
      return locales.flatMap((locale) =>
        addressesOf(path, locale).map((address) => [address, { at, page: localizedPath(closed, locale) }] as const),
      );
    }),
  );
}

function addressesOf(path: string, locale: Locale): string[] {
  const page = localizedPath(path, locale);
  return [page, `${page}.data`, markdownPath(path, locale)];
}

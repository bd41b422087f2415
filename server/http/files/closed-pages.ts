import type { Site } from '#site/open-site.server.ts';

/** For each address of a page that closes, the page that says so, and from when; milliseconds since 1970. */
export function closingsOf({ blueprints, pageList, locales, localizedPath, markdownPath }: Site) {
  const closedPages = new Map(blueprints().map(({ id, closed }) => [id, closed]));
  return new Map(
    pageList().pages.flatMap(({ path, kind, state, expireAt }) => {
      const closed = closedPages.get(kind);
      if (!closed || !expireAt || state === 'draft') return [];
      const at = Date.parse(expireAt);
      return locales.flatMap((locale) => {
        const closing = { at, page: localizedPath(closed, locale) };
        const page = localizedPath(path, locale);
        return [page, markdownPath(path, locale)].map((address) => [address, closing] as const);
      });
    }),
  );
}

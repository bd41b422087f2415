import type { Site } from '#site/open-site.server.ts';

/** For each address of a page that closes, the page that says so, and from when; milliseconds since 1970. */
export function closingsOf({ blueprints, pageList, locales, localizedPath }: Site) {
  const closedPages = new Map(blueprints().map(({ id, closed }) => [id, closed]));
  return new Map(
    pageList().pages.flatMap(({ path, kind, state, expireAt }) => {
      const closed = closedPages.get(kind);
      if (!closed || !expireAt || state === 'draft') return [];
      const at = Date.parse(expireAt);
      return locales.map(
        (locale) => [localizedPath(path, locale), { at, page: localizedPath(closed, locale) }] as const,
      );
    }),
  );
}

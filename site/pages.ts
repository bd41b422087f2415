import { loadLists, loadPageList } from './load.server.ts';
import type { Locale } from './locale.ts';
import { isIn, isShown, localesOf } from './page-dates.ts';
import type { Blueprint } from './schema/blueprints.ts';
import type { PageEntry } from './schema/pages.ts';

export type { PageEntry } from './schema/pages.ts';
export { slugOf } from './slug.ts';

const { BUILD_TIME, NODE_ENV } = process.env;
const now = BUILD_TIME ? Date.parse(BUILD_TIME) : Date.now();

/** Every page of `content/pages.yaml`, drafts and pages of another time too. This module is for Node alone. */
export const allPages = withFurtherPages(loadPageList().pages, loadLists());

/** The pages of the site: while developing all, else those that are shown at the time of the build. */
export const pages =
  NODE_ENV === 'development' && !BUILD_TIME
    ? allPages
    : withFurtherPages(
        loadPageList().pages.filter((page) => isShown(page, now)),
        loadLists(),
      );

export function pagesIn(locale: Locale) {
  return pages.filter((page) => isIn(page, locale));
}

/** A list that has more entries in a language than fit on its page goes on below it, at `/page-2` and so on. */
export function withFurtherPages(
  given: readonly PageEntry[],
  kinds: readonly Pick<Blueprint, 'id' | 'lists'>[],
): PageEntry[] {
  return given.flatMap((page) => {
    const lists = kinds.find(({ id }) => id === page.kind)?.lists;
    const entries = given.filter(({ kind, unlisted }) => kind === lists?.kind && !unlisted);
    const isFuller = (locale: Locale, count: number) => entries.filter((entry) => isIn(entry, locale)).length > count;
    const further = entries.flatMap((_, at) => {
      const languages = localesOf(page).filter((locale) => lists && isFuller(locale, lists.perPage * (at + 1)));
      if (languages.length === 0) return [];
      const number = at + 2;
      return { ...page, path: `${page.path}/page-${number}`, languages, further: { of: page.path, number } };
    });
    return [page, ...further];
  });
}

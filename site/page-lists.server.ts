import type { ContentReader } from './content-reader.server.ts';
import { fixedPathsOf } from './fixed-paths.ts';
import type { Languages, Locale } from './languages.ts';
import { lazy } from './once.ts';
import { isIn, isShown, localesOf } from './page-dates.ts';
import { type Blueprint, listsSchema } from './schema/blueprints.ts';
import { rolesSchema } from './schema/page-roles.ts';
import { type PageEntry, type PageList, pagesSchema } from './schema/pages.ts';

/** Which pages a site has, with `showsAll` also those that a build would leave out. */
export function createPageLists({ readChecked }: ContentReader, languages: Languages, now: Date, showsAll: boolean) {
  const pageList = lazy((): PageList => readChecked('pages.yaml', pagesSchema(languages)));
  const lists = lazy(() => readChecked('blueprints.yaml', listsSchema));
  const roles = lazy(() => readChecked('pages.yaml', rolesSchema));
  const allPages = lazy(() => withFurtherPages(pageList().pages, lists(), languages.locales));
  const pages = lazy(() => {
    if (showsAll) return allPages();
    const shown = pageList().pages.filter((page) => isShown(page, now.getTime()));
    return withFurtherPages(shown, lists(), languages.locales);
  });
  return {
    /** Every page in the file, also those that are not shown now, without further pages of lists. */
    pageList,
    /** Every page, also drafts and those that are not shown now. */
    allPages,
    /** The pages of the site: in development all, else those that are shown at the time of the build. */
    pages,
    pagesIn: (locale: Locale) => pages().filter((page) => isIn(page, locale)),
    roles,
    /** Pages that the site itself leads to: always in the list, in every language, never drafts and without dates. */
    fixedPaths: lazy(() => fixedPathsOf(roles())),
  };
}

/** A list that has more entries in a language than fit on its page goes on below it, at `/page-2` and so on. */
export function withFurtherPages(
  list: readonly PageEntry[],
  kinds: readonly Pick<Blueprint, 'id' | 'lists'>[],
  locales: readonly Locale[],
): PageEntry[] {
  return list.flatMap((page) => {
    const lists = kinds.find(({ id }) => id === page.kind)?.lists;
    if (!lists) return page;
    const entries = list.filter(({ kind, unlisted }) => kind === lists.kind && !unlisted);
    const further = entries.flatMap((_, at) => {
      const isLonger = (locale: Locale) =>
        entries.filter((entry) => isIn(entry, locale)).length > lists.perPage * (at + 1);
      const languages = localesOf(page, locales).filter(isLonger);
      if (languages.length === 0) return [];
      const number = at + 2;
      return { ...page, path: `${page.path}/page-${number}`, languages, further: { of: page.path, number } };
    });
    return [page, ...further];
  });
}

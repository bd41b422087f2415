import type { SiteOutline } from '#shared/site-outline.ts';
import { fixedPathsOf } from './fixed-paths.ts';
import type { Languages, Locale } from './languages.ts';
import { memoize } from './memoize.ts';
import { isIn, isShown } from './page-dates.ts';
import { type PageList, pagesSchema } from './schema/pages.ts';
import type { YamlLoader } from './yaml-loader.server.ts';

/** Which pages a site has, with `showsAll` also those that a build would leave out. */
export function createPageLists({ readChecked }: YamlLoader, languages: Languages, now: Date, showsAll: boolean) {
  const pageList = memoize((): PageList => readChecked('pages.yaml', pagesSchema(languages)));
  const pagePurposes = memoize(() => {
    const entries = pageList().pages.flatMap(({ purpose, path }) => (purpose ? [[purpose, path]] : []));
    return Object.fromEntries(entries) as SiteOutline['pagePurposes'];
  });
  const pages = memoize(() => {
    const { pages: listedPages } = pageList();
    return showsAll ? listedPages : listedPages.filter((page) => isShown(page, now.getTime()));
  });
  return {
    /** Every page in the file, also drafts and those that are not shown now. */
    pageList,
    /** The pages of the site: in development all, else those that are shown at the time of the build. */
    pages,
    pagesIn: (locale: Locale) => pages().filter((page) => isIn(page, locale)),
    pagePurposes,
    /** Pages that the site itself leads to: always in the list, in every language, never drafts and without dates. */
    readFixedPaths: memoize(() => fixedPathsOf(pagePurposes())),
  };
}

import { loadPageList } from './load.server.ts';
import type { Locale } from './locale.ts';
import { isIn, isShown } from './page-dates.ts';

export type { PageEntry } from './schema/pages.ts';
export { slugOf } from './slug.ts';

const { BUILD_TIME, NODE_ENV } = process.env;
const now = BUILD_TIME ? Date.parse(BUILD_TIME) : Date.now();

/** Every page of `content/pages.yaml`, drafts and pages of another time too. This module is for Node alone. */
export const { pages: allPages } = loadPageList();

/** The pages of the site: while developing all, else those that are shown at the time of the build. */
export const pages =
  NODE_ENV === 'development' && !BUILD_TIME ? allPages : allPages.filter((page) => isShown(page, now));

/** The pages that a language has. */
export function pagesIn(locale: Locale) {
  return pages.filter((page) => isIn(page, locale));
}

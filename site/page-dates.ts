import type { Locale } from './languages.ts';
import type { PageEntry } from './schema/pages.ts';

type Dates = Pick<PageEntry, 'state' | 'publishAt' | 'expireAt'>;

/** Whether the site has a page at a time; milliseconds since 1970. */
export function isShown({ state, publishAt, expireAt }: Partial<Dates>, time: number): boolean {
  if (state === 'draft' || (publishAt && time < Date.parse(publishAt))) return false;
  return !expireAt || time < Date.parse(expireAt);
}

/** Whether the site has a page now, without an end. */
export function isShownForGood(page: Dates, now: number): boolean {
  return isShown(page, now) && !page.expireAt;
}

/** Whether a site that was built at one time has other pages than one that is built at another. */
export function isDue(pages: readonly Dates[], builtAt: number, now: number): boolean {
  return pages.some((page) => isShown(page, builtAt) !== isShown(page, now));
}

export function isIn({ languages }: Pick<PageEntry, 'languages'>, locale: Locale): boolean {
  return languages?.includes(locale) ?? true;
}

/** The languages of the site in which a page exists. */
export function localesOf(page: Pick<PageEntry, 'languages'>, locales: readonly Locale[]): Locale[] {
  return locales.filter((locale) => isIn(page, locale));
}

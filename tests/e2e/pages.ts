import { test } from '@playwright/test';
import type { SectionOf, SectionType } from '#app/sections/definitions.ts';
import type { Locale } from '#site/languages.ts';
import { isIn } from '#site/page-dates.ts';
import { contentOf } from '#tests/content-of.ts';
import { firstLocale, locales, localizedPath, site } from './site.ts';

const pages = site.pages();
const isAll = process.env.TEST_ALL === 'on';

/** The first page of each kind, the languages in turn; with TEST_ALL=on every page in every language. */
export const testedPages = pages
  .filter(({ kind }, index) => isAll || pages.findIndex((page) => page.kind === kind) === index)
  .flatMap((entry, index) => {
    const pageLocales = locales.filter((locale) => isIn(entry, locale));
    const chosen = isAll ? pageLocales : pageLocales.slice(index % pageLocales.length).slice(0, 1);
    return chosen.map((locale) => ({ locale, address: localizedPath(entry.path, locale), entry }));
  });

function sectionsOf(path: string, locale: Locale) {
  return site.page(locale, { path }).sections;
}

/** The path of the first page that has a section of a type, `undefined` where the site has none. */
export function pathWith<T extends SectionType>(type: T, isWanted = (_: SectionOf<T>) => true): string | undefined {
  const listed = pages.filter((page) => isIn(page, firstLocale));
  const isHere = (section: { type: string }) => section.type === type && isWanted(section as unknown as SectionOf<T>);
  return listed.find(({ path }) => sectionsOf(path, firstLocale).some(isHere))?.path;
}

/** The same with that section's words; the test is left out where the site has none. */
export function pageWith<T extends SectionType>(
  type: T,
  isWanted = (_: SectionOf<T>) => true,
): { path: string; content: SectionOf<T> } {
  const path = pathWith(type, isWanted);
  test.skip(path === undefined, `The site has no page with such ${type}.`);
  return { path: path ?? '', content: contentOf(site, firstLocale, path ?? '', type, isWanted) };
}

import { test } from '@playwright/test';
import type { SectionOf, SectionType } from '#app/sections/definitions.ts';
import { contentOf } from '#app/testing/content-of.ts';
import type { Locale } from '#site/languages.ts';
import { isIn } from '#site/page-dates.ts';
import type { PageEntry } from '#site/schema/pages.ts';
import { firstLocale, locales, localizedPath, site } from './site.ts';

const pages = site.pages();
const all = process.env.TEST_ALL === 'on';

/**
 * Pages that have all types of sections among them, or with TEST_ALL=on every page; the not-found page stands for all
 * addresses that lead nowhere.
 */
const tested: readonly PageEntry[] = all
  ? pages
  : pages.reduceRight((kept, page) => {
      const others = kept.filter((each) => each !== page);
      const types = new Set(others.flatMap(typesOf));
      return typesOf(page).every((type) => types.has(type)) ? others : kept;
    }, pages);

/** The languages of what is the same in each; the last one, where the first might stand for all. With TEST_ALL=on all. */
export const testedLocales = all ? locales : locales.slice(-1);

function typesOf(page: PageEntry): string[] {
  return site.page(page.languages?.[0] ?? firstLocale, page).sections.map(({ type }) => type);
}

type TestedPage = { locale: Locale; address: string; entry: PageEntry };

function editionsOf(entry: PageEntry): TestedPage[] {
  const own = locales.filter((locale) => isIn(entry, locale));
  return own.map((locale) => ({ locale, address: localizedPath(entry.path, locale), entry }));
}

/** Each of them in one language, in turn; with TEST_ALL=on in all. */
export const testedPages = tested.flatMap((entry, at) => {
  const editions = editionsOf(entry);
  return all ? editions : editions.slice(at % editions.length).slice(0, 1);
});

/** The same in the first language, for what depends on no language. */
export const pagesInFirst = tested.flatMap((entry) => editionsOf(entry).slice(0, 1));

/** The path of the first page that has tabs, else home: most of what moves and what a person can press stands there. */
export const tabsPage = pages.find((page) => typesOf(page).includes('tabs'))?.path ?? '/';

/** A section of a page, for a test that is left out where the page has none. */
export function sectionOf<T extends SectionType>(locale: Locale, path: string, type: T): SectionOf<T> {
  test.skip(!site.page(locale, { path }).sections.some((section) => section.type === type), `${path} has no ${type}.`);
  return contentOf(site, locale, path, type);
}

import { expect, test } from 'vitest';
import { contentOf } from '#app/testing/content-of.ts';
import { loadBlueprints } from '#site/load.server.ts';
import { siteReader } from '#site/loaders/site-reader.server.ts';
import { localesOf } from '#site/page-dates.ts';
import { withFurtherPages } from '#site/pages.ts';
import type { SectionType } from '#site/schema/page.ts';
import { load } from './config.ts';

const site = siteReader('en', '/insights');
const [article] = site.pagesWith('article');
if (!article) throw new Error('There is no article.');

const list = { path: '/insights', kind: 'insights' };
const articles = Array.from({ length: 13 }, (_, at) => ({ path: `/insights/${at}`, kind: 'insight' }));

test.each([
  [12, ['/insights']],
  [13, ['/insights', '/insights/page-2']],
  [0, ['/insights']],
])('%i articles have the pages %j', (count, paths) => {
  const pages = withFurtherPages([list, ...articles.slice(0, count)], loadBlueprints());

  expect(pages.filter(({ kind }) => kind === 'insights').map(({ path }) => path)).toEqual(paths);
});

test('a language with fewer articles has fewer pages', () => {
  const inEnglish = articles.map((article, at) => (at === 0 ? { ...article, languages: ['en'] } : article));
  const further = withFurtherPages([list, ...inEnglish], loadBlueprints()).filter((page) => page.further);

  expect(further.map((page) => localesOf(page))).toEqual([['en']]);
});

test('the second page begins with the thirteenth article, counted from the newest', () => {
  const dates = articles.map((_, at) => `2026-01-${String(at + 1).padStart(2, '0')}`);
  const dated = dates.map((published) => ({ ...article, section: { ...article.section, published } }));
  const pagesWith = (type: SectionType) => (type === 'article' ? dated : site.pagesWith(type));
  const shown = (number: number) => {
    const paging = { ...site.paging, number };
    const given = { ...site, pagesWith, paging } as unknown as typeof site;
    return load(contentOf('en', '/insights', 'article-list'), given).articles.map(({ published }) => published);
  };

  expect(shown(1)).toEqual(dates.slice(1).reverse());
  expect(shown(2)).toEqual(dates.slice(0, 1));
});

import { expect, test } from 'vitest';
import { withFurtherPages } from '#site/page-lists.server.ts';
import { siteReader, viewOf } from '#site/site-reader.server.ts';
import { siteUnderTest } from '#tests/site-under-test.ts';
import article from '../article/config.ts';
import pageList from './config.ts';

const site = siteUnderTest();
const reader = siteReader(site, 'en', '/insights');
const [first] = reader.pagesWith(article);
if (!first) throw new Error('There is no article.');

const list = { path: '/insights', kind: 'insights' };
const articles = Array.from({ length: 13 }, (_, at) => ({ path: `/insights/${at}`, kind: 'insight' }));

test.each([
  [12, ['/insights']],
  [13, ['/insights', '/insights/page-2']],
])('%i articles have the pages %j', (count, paths) => {
  const pages = withFurtherPages([list, ...articles.slice(0, count)], site.blueprints(), site.locales);

  expect(pages.filter(({ kind }) => kind === 'insights').map(({ path }) => path)).toEqual(paths);
});

test('the second page begins with the thirteenth article, counted from the newest', () => {
  const dates = articles.map((_, at) => `2026-01-${String(at + 1).padStart(2, '0')}`);
  const dated = dates.map((published) => ({ ...first, section: { ...first.section, published } }));
  const pagesWith: typeof reader.pagesWith = (shape) =>
    shape.type === 'article' ? (dated as never) : reader.pagesWith(shape);
  const shown = (number: number) => {
    const given = { ...reader, pagesWith, paging: { ...reader.paging, number } };
    return viewOf(pageList, { of: 'articles', title: 'All' }, given).rows.flatMap(({ before }) => before);
  };

  expect(shown(1)).toHaveLength(12);
  expect(shown(2)).toEqual(['Jan 1, 2026']);
});

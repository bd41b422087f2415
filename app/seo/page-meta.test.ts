import { expect, test } from 'vitest';
import { pageData } from '#site/page-data.server.ts';
import { siteUnderTest } from '#tests/site-under-test.ts';
import { shellData } from '../shell/shell-data.server.ts';
import { pageMeta } from './page-meta.ts';
import { pageTitle } from './page-title.ts';

test('a company’s name that does not fit into what search engines show is left out', () => {
  const own = 't'.repeat(50);

  expect(pageTitle(own, 'Mirador')).toBe(`${own} · Mirador`);
  expect(pageTitle(own, 'Miradores')).toBe(own);
});

test.each([
  ['is announced', '/feed.xml', 1],
  ['without an entry is not', undefined, 0],
])('a feed %s', (_, feed, count) => {
  const site = siteUnderTest();
  const url = new URL('http://site.test/sap');
  const shell = { ...shellData(site, url), feed };
  const tags = pageMeta({ loaderData: pageData(site, url), matches: [{ loaderData: shell }, {}] });

  expect(tags.filter((tag) => 'type' in tag && tag.type === 'application/atom+xml')).toHaveLength(count);
});

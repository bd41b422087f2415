import { expect, test } from 'vitest';
import { contentOf } from '#app/testing/content-of.ts';
import { siteReader, viewOf } from '#site/site-reader.server.ts';
import { siteUnderTest } from '#tests/site-under-test.ts';
import related from './config.ts';

const site = siteUnderTest();

function pathsFrom(path: string, pages: string[] = []) {
  return viewOf(related, { pages }, siteReader(site, 'en', path)).cards.map(({ to }) => to);
}

const described = site
  .menus()
  .groups.filter(({ index }) => index)
  .flatMap(({ id, entries }) => entries.map(({ page }) => [String(page), id]))
  .filter(([path]) => path !== '/hire-an-erp-consultant');

test.each(described)('%s leads on to two or three other pages, those of its own group first', (path, group) => {
  const { cards } = viewOf(related, contentOf(site, 'en', path, 'related'), siteReader(site, 'en', path));
  const isOfGroup = cards.map(({ family }) => family === group);

  expect([2, 3]).toContain(cards.length);
  expect(cards.map(({ to }) => to)).not.toContain(path);
  expect(isOfGroup[0]).toBe(true);
  expect(isOfGroup).toEqual([...isOfGroup].sort((a, b) => Number(b) - Number(a)));
});

test.each<[rule: string, path: string, named: string[], related: string[]]>([
  ['neighbors are counted on from the page itself', '/ai-ml', [], ['/data-analytics', '/generative-ai']],
  ['neighbors lead round the group', '/generative-ai', [], ['/ai-ml', '/data-analytics']],
  ['three are enough', '/sap', [], ['/sap-business-one', '/salesforce-services', '/oracle-services']],
  [
    'a page that the content names has the last place',
    '/sap',
    ['/web-development'],
    ['/sap-business-one', '/salesforce-services', '/web-development'],
  ],
  ['a named neighbor stands once', '/ai-ml', ['/data-analytics'], ['/data-analytics', '/generative-ai']],
  ['a page that names itself does not lead to itself', '/ai-ml', ['/ai-ml'], ['/data-analytics', '/generative-ai']],
])('%s', (_, path, named, leads) => {
  expect(pathsFrom(path, named)).toEqual(leads);
});

import { expect, test } from 'vitest';
import type { PageEntry } from '#site/schema/pages.ts';
import { siteUnderTest } from '#tests/site-under-test.ts';
import { closingsOf } from './closed-pages.ts';

const site = siteUnderTest();

/** What closes when this is the only page. */
function closingsWith(page: PageEntry) {
  const kinds = [
    { id: 'opening', name: site.perLocale(() => 'Job'), closed: '/careers/closed' },
    { id: 'free', name: site.perLocale(() => 'Page') },
  ];
  return closingsOf({ ...site, pageList: () => ({ pages: [page] }), blueprints: () => kinds });
}

const expireAt = '2027-04-01T00:00-04:00';

test('a page that expires closes in each language', () => {
  const closings = closingsWith({ path: '/careers/a', kind: 'opening', expireAt });

  expect([...closings.keys()]).toEqual(['/careers/a', '/es/careers/a']);
  expect(closings.get('/es/careers/a')).toEqual({ at: Date.parse(expireAt), page: '/es/careers/closed' });
});

test.each([
  ['that stays', { path: '/careers/a', kind: 'opening' }],
  ['of a kind without a page for it', { path: '/fair', kind: 'free', expireAt }],
  ['that is a draft', { path: '/careers/a', kind: 'opening', state: 'draft' as const, expireAt }],
])('a page %s never closes', (_, page) => {
  expect(closingsWith(page).size).toBe(0);
});

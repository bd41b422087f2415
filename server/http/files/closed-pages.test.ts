import { expect, test } from 'vitest';
import { perLocale } from '#site/locale.ts';
import { closingsOf } from './closed-pages.ts';

const kinds = [
  { id: 'opening', name: perLocale(() => 'Job'), closed: '/careers/closed' },
  { id: 'free', name: perLocale(() => 'Page') },
];
const expireAt = '2027-04-01T00:00-04:00';

test('a page that expires closes with the files beside it, each in its language', () => {
  const closings = closingsOf([{ path: '/careers/a', kind: 'opening', expireAt }], kinds);

  const addresses = ['/careers/a', '/es/careers/a'].flatMap((page) => [page, `${page}.data`, `${page}.md`]);
  expect([...closings.keys()]).toEqual(addresses);
  expect(closings.get('/es/careers/a')).toEqual({ at: Date.parse(expireAt), page: '/es/careers/closed' });
});

test.each([
  ['that stays', { path: '/careers/a', kind: 'opening' }],
  ['of a kind without a page for it', { path: '/fair', kind: 'free', expireAt }],
  ['that is a draft', { path: '/careers/a', kind: 'opening', state: 'draft' as const, expireAt }],
])('a page %s never closes', (_, page) => {
  expect(closingsOf([page], kinds).size).toBe(0);
});

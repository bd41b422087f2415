import { expect, test } from 'vitest';
import { siteReader, viewOf } from '#site/site-reader.server.ts';
import { siteUnderTest } from '#tests/site-under-test.ts';
import caseList from './config.ts';

const site = siteUnderTest();
const all = viewOf(caseList, {}, siteReader(site, 'es', '/case-studies')).cases;

test('the list has every case, with its first figure and the color of its first service', () => {
  expect(all.map(({ to, family }) => [to, family])).toEqual([
    ['/es/case-studies/s4hana-food-distributor', 'erp'],
    ['/es/case-studies/clinic-network-segmentation', 'security'],
  ]);
  expect(all[0]?.figure.value).toBe('5');
});

test.each([
  ['the cases that name its service', { service: '/network-security' }, all.slice(1)],
  ['as many cases as it says', { most: 1 }, all.slice(0, 1)],
])('a list has %s', (_, content, cases) => {
  expect(viewOf(caseList, content, siteReader(site, 'es', '/')).cases).toEqual(cases);
});

test('a list puts the figure in front that it names, if its cases have one', () => {
  const reader = siteReader(site, 'en', '/network-security');
  const secured = { service: '/network-security' };

  expect(viewOf(caseList, { ...secured, figure: 2 }, reader).cases[0]?.figure.value).toBe('97%');
  expect(() => viewOf(caseList, { ...secured, figure: 9 }, reader)).toThrow(
    'has no figure 9: /network-security asks for it.',
  );
});

import { expect, test } from 'vitest';
import { pageData } from '#app/content/loaders/page-data.server.ts';
import { siteReader } from '#app/content/loaders/site-reader.server.ts';
import { load } from './config.ts';

const all = load({}, siteReader('es', '/case-studies'));
const typesOf = (path: string) => pageData(new URL(path, 'http://site.test')).sections.map(({ type }) => type);

test('the list has every case, with its first figure and the color of its first service', () => {
  expect(all.map(({ to, family }) => [to, family])).toEqual([
    ['/es/case-studies/s4hana-food-distributor', 'erp'],
    ['/es/case-studies/cooperative-reports', 'data'],
    ['/es/case-studies/clinic-network-segmentation', 'security'],
  ]);
  expect(all[0]?.figure).toMatchObject({ value: '5', method: expect.any(String), period: expect.any(String) });
});

test('a list of one service has the cases that name it', () => {
  const cases = load({ service: '/network-security' }, siteReader('en', '/network-security'));

  expect(cases.map(({ to }) => to)).toEqual(['/case-studies/clinic-network-segmentation']);
});

test('a list puts the figure in front that it names, if its cases have one', () => {
  const site = siteReader('en', '/penetration-testing');
  const tested = { service: '/penetration-testing' };

  expect(load({ ...tested, figure: 4 }, site)[0]?.figure.value).toBe('38 min');
  expect(() => load({ ...tested, figure: 9 }, site)).toThrow('has no figure 9: /penetration-testing asks for it.');
});

test('a list shows as many cases as it says', () => {
  expect(load({ most: 2 }, siteReader('es', '/')).map(({ to }) => to)).toEqual(all.slice(0, 2).map(({ to }) => to));
});

test.each([
  ['/sap', 1],
  ['/testing', 0],
])('%s shows the list only if a case names it', (path, lists) => {
  expect(typesOf(path).filter((type) => type === 'case-list')).toHaveLength(lists);
});

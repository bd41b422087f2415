import { expect, test } from 'vitest';
import { menus, pages } from '../pages.ts';
import { entriesOfKind, entriesOfMenu, entryOf, pageData } from './page-data.server.ts';

const address = (path: string) => new URL(path, 'http://site.test');

test.each([
  ['/sap', 'en'],
  ['/es/sap', 'es'],
  ['/es/sap/', 'es'],
])('%s is the page /sap in the language %s', (path, locale) => {
  expect(entryOf(address(path), 'service')).toMatchObject({ locale, entry: { path: '/sap' } });
});

test('an unknown address is the not-found page of its language', () => {
  expect(entryOf(address('/es/nowhere/at-all'), 'not-found')).toMatchObject({ locale: 'es', entry: { path: '/404' } });
});

test('a page of another kind is an error that says where to look', () => {
  expect(() => entryOf(address('/sap'), 'security')).toThrow('content/pages.yaml');
});

test('a page gets its words in its language, its family, pictures and contour lines', () => {
  const data = pageData(address('/es/sap'), 'service');

  expect(data).toMatchObject({ locale: 'es', path: '/sap', family: 'erp', unlisted: false });
  expect(data.page.hero.image).toEqual({
    src: expect.stringMatching(/^\/scenes\//),
    width: expect.any(Number),
    height: expect.any(Number),
    alt: expect.any(String),
  });
  expect(data.contours.src).toMatch(/^\/contours\//);
  expect(data.share?.src).toMatch(/^\/share\//);
});

test('a page that is kept out of search engines says so and has no picture to share', () => {
  const data = pageData(address('/contact-us/sent'), 'outcome');

  expect(data.unlisted).toBe(true);
  expect(data.share).toBeUndefined();
});

test('kinds and menus take their pages in the order of the page list', () => {
  expect(entriesOfKind('legal').map(({ path }) => path)).toEqual(['/privacy', '/accessibility']);
  expect(entriesOfMenu('data').map(({ path }) => path)).toEqual(['/ai-ml', '/data-analytics', '/generative-ai']);
  expect(menus.flatMap((menu) => entriesOfMenu(menu))).toHaveLength(pages.filter(({ menu }) => menu).length);
});

test('an unlisted page stands in no menu', () => {
  const listed = { path: '/listed', kind: 'service', menu: 'data' } as const;

  expect(entriesOfMenu('data', [listed, { ...listed, path: '/unlisted', unlisted: true }])).toEqual([listed]);
});

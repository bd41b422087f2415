import { expect, test } from 'vitest';
import { checkLinks } from './links.ts';
import { treeOf } from './tree-of.ts';

test('a link to a page that does not exist is told wherever it stands', () => {
  const tree = treeOf({ 'en/home': { tiles: [{ to: '/sapp' }], links: ['/sap', '/none'], note: '/nowhere' } });

  expect(checkLinks(tree)).toMatchObject([{ key: 'tiles.#1.to' }, { key: 'links.#2' }, { key: 'note' }]);
});

test('a link that carries the language is told to leave it out', () => {
  const tree = treeOf({ 'es/home': { to: '/es/sap' } });

  expect(checkLinks(tree)).toMatchObject([{ message: expect.stringContaining('leave /es out') }]);
});

test('an anchor on a legal page must be one of its sections in that language', () => {
  const tree = treeOf({
    'en/home': { a: { to: '/privacy#rights' }, b: { to: '/privacy#right' } },
    'en/privacy': { sections: [{ id: 'rights' }] },
  });

  expect(checkLinks(tree)).toMatchObject([{ key: 'b.to', message: expect.stringContaining('it has rights') }]);
});

test('a page is related neither to itself nor twice to another', () => {
  const tree = treeOf({ 'en/sap': { related: ['/sap', '/testing', '/testing'] } });

  expect(checkLinks(tree)).toMatchObject([{ key: 'related.#1' }, { key: 'related.#3' }]);
});

const sap = { path: '/sap', kind: 'service' } as const;
const testing = { path: '/testing', kind: 'service' } as const;

test.each([
  ['a draft', { state: 'draft' }],
  ['a page of a later time', { publishAt: '2027-01-01T00:00Z' }],
  ['a page that goes', { expireAt: '2027-01-01T00:00Z' }],
] as const)('a link to %s is refused, but in a list, which leaves it out', (_what, dates) => {
  const tree = treeOf({ 'en/sap': { more: { to: '/testing' }, links: ['/testing'], related: ['/testing'] } });
  const pages = [sap, { ...testing, ...dates }];

  expect(checkLinks({ ...tree, pages })).toMatchObject([
    { key: 'more.to', message: expect.stringContaining('has dates in content/pages.yaml') },
  ]);
});

test('pages of the same dates may link each other, and a page that has come is linked as any other', () => {
  const dates = { publishAt: '2027-01-01T00:00Z', expireAt: '2027-02-01T00:00Z' };
  const tree = treeOf({ 'en/sap': { to: '/testing' } });
  const file = tree.files.map((each) => ({ ...each, page: { ...sap, ...dates } }));

  expect(checkLinks({ ...tree, files: file, pages: [sap, { ...testing, ...dates }] })).toEqual([]);
  expect(checkLinks({ ...tree, pages: [sap, { ...testing, publishAt: '2026-01-01T00:00Z' }] })).toEqual([]);
});

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

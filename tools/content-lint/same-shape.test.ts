import { expect, test } from 'vitest';
import { checkSameShape } from './same-shape.ts';
import { treeOf } from './tree-of.ts';

test('a key that one language lacks is named with its file', () => {
  const tree = treeOf({ 'en/sap': { cta: { title: 'a', note: 'b' } }, 'es/sap': { cta: { title: 'a' }, extra: 'c' } });

  expect(checkSameShape(tree)).toMatchObject([
    { file: 'content/es/sap.yaml', key: 'cta.note', message: expect.stringContaining('content/en/sap.yaml has it') },
    { file: 'content/en/sap.yaml', key: 'extra' },
  ]);
});

test('lists of different length are told with both lengths', () => {
  const tree = treeOf({ 'en/sap': { stats: [1, 2, 3] }, 'es/sap': { stats: [1, 2] } });

  expect(checkSameShape(tree)).toMatchObject([
    { file: 'content/es/sap.yaml', key: 'stats', message: expect.stringContaining('has 2 entries') },
  ]);
});

test('a text on one side and a group on the other is told', () => {
  const tree = treeOf({ 'en/sap': { list: ['a'] }, 'es/sap': { list: [{ title: 'a' }] } });

  expect(checkSameShape(tree)).toMatchObject([{ key: 'list.#1' }]);
});

test('scenes, symbols, links and ids must be equal in both languages, texts need not', () => {
  const tree = treeOf({
    'en/sap': { scene: 'sap-hero', alt: 'A ledger', symbol: 'S4', related: ['/testing'] },
    'es/sap': { scene: 'sap-held', alt: 'Un libro', symbol: 'Sh', related: ['/privacy'] },
  });

  expect(checkSameShape(tree)).toMatchObject([{ key: 'scene' }, { key: 'symbol' }, { key: 'related.#1' }]);
});

test('a text called sample may differ, a mark called sample may not', () => {
  const tree = treeOf({
    'en/sap': { sample: 'Made up', a: { sample: true } },
    'es/sap': { sample: 'Inventado', a: { sample: false } },
  });

  expect(checkSameShape(tree)).toMatchObject([{ key: 'a.sample' }]);
});

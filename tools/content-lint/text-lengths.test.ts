import { expect, test } from 'vitest';
import { checkTextLengths } from './text-lengths.ts';
import { treeOf } from './tree-of.ts';

test('a text longer than its place is a warning with both counts', () => {
  const tree = treeOf({ 'en/sap': { stats: [{ value: '123456789', label: 'l'.repeat(45) }] } });

  expect(checkTextLengths(tree)).toMatchObject([
    { level: 'warning', key: 'stats.#1.value', message: 'has 9 characters: 8 fit.' },
  ]);
});

test('the two parts of a headline count together', () => {
  const tree = treeOf({ 'en/sap': { hero: { title: 't'.repeat(30), titleHighlight: 'h'.repeat(30) } } });

  expect(checkTextLengths(tree)).toMatchObject([{ key: 'hero.title', message: expect.stringContaining('61') }]);
});

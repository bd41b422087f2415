import { expect, test } from 'vitest';
import { checkStats } from './stats.ts';
import { treeOf } from './tree-of.ts';

test('one label with two values is told with both places', () => {
  const tree = treeOf({
    'en/sap': { stats: [{ value: '99.9%', label: 'Availability' }] },
    'en/testing': { stats: [{ value: '99.5%', label: 'availability' }] },
  });

  expect(checkStats(tree)).toMatchObject([
    { file: 'content/en/testing.yaml', key: 'stats.#1.value', message: expect.stringContaining('content/en/sap.yaml') },
  ]);
});

test('the same label with the same value may stand twice', () => {
  const stats = { stats: [{ value: '99.9%', label: 'Availability' }] };

  expect(checkStats(treeOf({ 'en/sap': stats, 'en/testing': stats }))).toEqual([]);
});

test('both languages show the same digits, whatever stands around them', () => {
  const stats = (first: string, second: string) => ({
    stats: [
      { value: first, label: 'a' },
      { value: second, label: 'b' },
    ],
  });
  const tree = treeOf({ 'en/sap': stats('1 hour', '4 days'), 'es/sap': stats('1 hora', '5 días') });

  expect(checkStats(tree)).toMatchObject([{ file: 'content/es/sap.yaml', key: 'stats.#2.value' }]);
});

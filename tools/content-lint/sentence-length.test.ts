import { expect, test } from 'vitest';
import { checkSentenceLength } from './sentence-length.ts';
import { treeOf } from './tree-of.ts';

test('a sentence of more than 32 words is a warning, two of 32 are none', () => {
  const words = (count: number) => `W${' w'.repeat(count - 1)}.`;
  const tree = treeOf({ 'en/sap': { long: words(33), fine: `${words(32)} ${words(32)}` } });

  expect(checkSentenceLength(tree)).toMatchObject([
    { level: 'warning', key: 'long', message: expect.stringContaining('33 words') },
  ]);
});

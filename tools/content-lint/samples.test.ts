import { expect, test } from 'vitest';
import { checkSamples } from './samples.ts';
import { treeOf } from './tree-of.ts';

test('nothing is called true while the company is a sample', () => {
  const contents = { 'en/sap': { stats: [{ value: '1', sample: false }] } };
  const tree = treeOf(contents);

  expect(checkSamples(tree)).toMatchObject([{ key: 'stats.#1.sample' }]);
  expect(checkSamples(treeOf(contents, { company: { ...tree.company, sample: false } }))).toEqual([]);
});

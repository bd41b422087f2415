import { expect, test } from 'vitest';
import { checkHeadlines } from './headlines.ts';
import { treeOf } from './tree-of.ts';

test('the two parts of a headline count together', () => {
  const hero = (length: number) => ({ hero: { title: 't'.repeat(30), titleHighlight: 'h'.repeat(length) } });
  const tree = treeOf({ 'en/sap': hero(29), 'en/testing': hero(30) });

  expect(checkHeadlines(tree)).toMatchObject([
    { level: 'warning', file: 'content/en/testing.yaml', key: 'hero.title', message: expect.stringContaining('61') },
  ]);
});

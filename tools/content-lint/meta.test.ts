import { expect, test } from 'vitest';
import { checkMeta } from './meta.ts';
import { treeOf } from './tree-of.ts';

const description = 'd'.repeat(100);

test('two pages of a language share neither title nor description', () => {
  const meta = { title: 'A title of some length', description };
  const tree = treeOf({ 'en/sap': { meta }, 'en/testing': { meta }, 'es/sap': { meta } });

  expect(checkMeta(tree)).toMatchObject([
    { file: 'content/en/testing.yaml', key: 'meta.title', message: expect.stringContaining('content/en/sap.yaml') },
    { file: 'content/en/testing.yaml', key: 'meta.description' },
  ]);
});

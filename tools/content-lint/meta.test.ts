import { expect, test } from 'vitest';
import { checkMeta } from './meta.ts';
import { treeOf } from './tree-of.ts';

const description = 'd'.repeat(100);

test('a title of 15 to 50 characters is right', () => {
  const tree = treeOf({
    'en/sap': { meta: { title: 't'.repeat(15), description } },
    'es/sap': { meta: { title: 'u'.repeat(50), description } },
  });

  expect(checkMeta(tree)).toEqual([]);
});

test('one character less or more is told with the count', () => {
  const tree = treeOf({
    'en/sap': { meta: { title: 't'.repeat(14), description: 'd'.repeat(69) } },
    'es/sap': { meta: { title: 't'.repeat(51), description: 'd'.repeat(156) } },
  });

  expect(checkMeta(tree)).toMatchObject([
    { key: 'meta.title', message: expect.stringContaining('has 14 characters: make it 15 to 50') },
    { key: 'meta.description', message: expect.stringContaining('has 69 characters: make it 70 to 155') },
    { file: 'content/es/sap.yaml', key: 'meta.title' },
    { file: 'content/es/sap.yaml', key: 'meta.description' },
  ]);
});

test('two pages of a language share neither title nor description', () => {
  const meta = { title: 'A title of some length', description };
  const tree = treeOf({ 'en/sap': { meta }, 'en/testing': { meta }, 'es/sap': { meta } });

  expect(checkMeta(tree)).toMatchObject([
    { file: 'content/en/testing.yaml', key: 'meta.title', message: expect.stringContaining('content/en/sap.yaml') },
    { file: 'content/en/testing.yaml', key: 'meta.description' },
  ]);
});

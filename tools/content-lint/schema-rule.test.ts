import { expect, test } from 'vitest';
import { pages } from '#app/content/pages.ts';
import { readContentTree } from './content-tree.ts';
import { checkSchemas } from './schema-rule.ts';
import { treeOf } from './tree-of.ts';

test('editors may check and count a text while its facts still stand in braces', () => {
  const tree = readContentTree('content', pages);
  const unfilled = tree.files.map((file) => ({ ...file, filled: file.raw }));

  expect(checkSchemas({ ...tree, files: unfilled })).toEqual([]);
});

test('a text that its facts make too long is told', () => {
  const findings = checkSchemas(treeOf({ 'en/sap': { stats: [{ value: '{company} 2026', label: 'l' }] } }));

  expect(findings).toContainEqual(
    expect.objectContaining({ key: 'stats.#1.value', message: 'has 9 characters: shorten it to 8 or fewer.' }),
  );
});

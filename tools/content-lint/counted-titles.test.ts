import { expect, test } from 'vitest';
import { checkCountedTitles } from './counted-titles.ts';
import { treeOf } from './tree-of.ts';

test('a title that begins with a number is warned of when its list has another length', () => {
  const block = (title: string) => ({ block: { title, items: ['a', 'b', 'c'] } });

  expect(
    checkCountedTitles(treeOf({ 'en/sap': block('Four clients'), 'es/sap': block('Cuatro clientes') })),
  ).toMatchObject([
    {
      level: 'warning',
      file: 'content/en/sap.yaml',
      key: 'block.title',
      message: expect.stringContaining('3 entries'),
    },
    { level: 'warning', file: 'content/es/sap.yaml' },
  ]);
  expect(
    checkCountedTitles(treeOf({ 'en/sap': block('Three clients'), 'es/sap': block('Los tres de siempre') })),
  ).toEqual([]);
});

test('half a headline is not judged', () => {
  const technologies = { title: 'Two generations,', titleHighlight: 'one team', items: ['a', 'b', 'c'] };

  expect(checkCountedTitles(treeOf({ 'en/sap': { technologies } }))).toEqual([]);
});

import { expect, test } from 'vitest';
import { checkSchemaLines, checkSchemas } from './schemas.ts';
import { linesOf, treeOf } from './tree-of.ts';

test('the first line must name the schema of pages', () => {
  const source = '# yaml-language-server: $schema=../json-schema/page.json\nmeta:\n';
  const files = treeOf({ 'en/sap': {}, 'en/privacy': {} }).files.map((file, place) => {
    return { ...file, source: place === 0 ? source : 'meta:\n' };
  });

  expect(linesOf(checkSchemaLines, {}, { files })).toEqual([
    'content/en/privacy.yaml: the first line – must be: # yaml-language-server: $schema=../json-schema/page.json',
  ]);
});

test('a text that its facts make too long is told', () => {
  expect(
    linesOf(checkSchemas, {
      'en/sap': { sections: [{ type: 'statistics', items: [{ value: '{company} 2026', label: 'l' }] }] },
    }),
  ).toContain('content/en/sap.yaml: sections.#1.items.#1.value – has 9 characters: shorten it to 8 or fewer.');
});

import { expect, test } from 'vitest';
import { checkSchemas } from './schemas.ts';
import { linesOf } from './tree-of.ts';

test('a text that its facts make too long is told', () => {
  expect(
    linesOf(checkSchemas, {
      'en/sap': { sections: [{ type: 'statistics', items: [{ value: '{company} 2026', label: 'l' }] }] },
    }),
  ).toContain('content/en/sap.yaml: sections.#1.items.#1.value – has 9 characters: shorten it to 8 or fewer.');
});

import { expect, test } from 'vitest';
import { checkSameShape, checkSchemas } from './shapes.ts';
import { findingLines } from './test-tree.ts';

const english = 'content/en/invoicing.yaml';
const spanish = 'content/es/invoicing.yaml';
const lacks = (other: string) => `missing, but ${other} has it: write it here too or take it out there.`;
const says = (value: string) => `differs from ${english}, which says ${value}: both must be the same.`;

test.each<[string, en: object, es: object, lines: string[]]>([
  [
    'a key that one language lacks is named with its file',
    { cta: { title: 'a', note: 'b' } },
    { cta: { title: 'a' }, extra: 'c' },
    [`${spanish}: cta.note – ${lacks(english)}`, `${english}: extra – ${lacks(spanish)}`],
  ],
  [
    'lists of different length are told with both lengths',
    { stats: [1, 2, 3] },
    { stats: [1, 2] },
    [`${spanish}: stats – has 2 entries and ${english} has 3: bring both to the same number.`],
  ],
  [
    'a text on one side and a group on the other is told',
    { list: ['a'] },
    { list: [{ title: 'a' }] },
    [`${spanish}: list.#1 – has another form than in ${english}: make both alike.`],
  ],
  [
    'scenes, symbols, links and ids must be equal in both languages, texts need not',
    { scene: 'sap-hero', alt: 'A ledger', symbol: 'S4', pages: ['/mobile-apps'] },
    { scene: 'sap-held', alt: 'Un libro', symbol: 'Sh', pages: ['/privacy'] },
    [
      `${spanish}: scene – ${says('sap-hero')}`,
      `${spanish}: symbol – ${says('S4')}`,
      `${spanish}: pages.#1 – ${says('/mobile-apps')}`,
    ],
  ],
])('%s', (_rule, en, es, lines) => {
  expect(findingLines(checkSameShape, { 'en/invoicing': en, 'es/invoicing': es })).toEqual(lines);
});

test('a text that its facts make too long is told', () => {
  expect(
    findingLines(checkSchemas, {
      'en/invoicing': { sections: [{ type: 'statistics', items: [{ value: '{company} 2026', label: 'l' }] }] },
    }),
  ).toContain('content/en/invoicing.yaml: sections.#1.items.#1.value – has more than 8 characters: shorten it.');
});

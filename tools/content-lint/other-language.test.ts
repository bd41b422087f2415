import { expect, test } from 'vitest';
import { checkOtherLanguage } from './other-language.ts';
import { findingLines } from './test-tree.ts';

test('a Spanish text identical to the English one is told when it has more than three words, unless it is a name', () => {
  const name = 'Oracle Cloud Infrastructure Database Service';
  const texts = { title: 'Fit Gap Analysis Workshops', tab: 'Power BI Premium', technology: { name } };

  expect(findingLines(checkOtherLanguage, { 'en/invoicing': texts, 'es/invoicing': texts })).toEqual([
    'content/es/invoicing.yaml: title – is the English text: write it in Spanish.',
  ]);
});

test('addresses and numbers of registers may be the same in two languages', () => {
  const lines = ['Rua da Prata 80, 1100-420 Lisboa, Portugal', 'Conservatória de Lisboa, n.º 509 123 456'];
  const texts = { title: 'Capital social de 5.000 euros', lines };

  expect(findingLines(checkOtherLanguage, { 'en/invoicing': texts, 'es/invoicing': texts })).toEqual([
    'content/es/invoicing.yaml: title – is the English text: write it in Spanish.',
  ]);
});

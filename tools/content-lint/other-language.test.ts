import { expect, test } from 'vitest';
import { checkOtherLanguage, foreignSentences } from './other-language.ts';
import { treeOf } from './tree-of.ts';

test('a Spanish text identical to the English one is told when it has more than three words', () => {
  const texts = { title: 'Fit Gap Analysis Workshops', tab: 'Power BI Premium' };
  const tree = treeOf({ 'en/sap': texts, 'es/sap': texts });

  expect(checkOtherLanguage(tree)).toMatchObject([{ file: 'content/es/sap.yaml', key: 'title' }]);
});

test('a product name may be the same in both languages', () => {
  const technology = { name: 'Oracle Cloud Infrastructure Database Service' };

  expect(checkOtherLanguage(treeOf({ 'en/sap': technology, 'es/sap': technology }))).toEqual([]);
});

test('an English sentence inside a Spanish text is found, and the other way round', () => {
  const mixed = 'El mes cierra a tiempo. We start with the numbers that you have.';

  expect(foreignSentences(mixed, 'es')).toEqual(['We start with the numbers that you have.']);
  expect(foreignSentences('Empezamos por los datos de la empresa.', 'en')).toHaveLength(1);
});

test('English names inside a Spanish sentence are no finding', () => {
  expect(foreignSentences('Leemos el Readiness Check y la Simplification Item list contra su código.', 'es')).toEqual(
    [],
  );
});

test('a finding names file, key and language', () => {
  const tree = treeOf({
    'en/sap': { a: 'We read the note and answer you.' },
    'es/sap': { a: 'We read the note that you sent.' },
  });

  expect(checkOtherLanguage(tree)).toMatchObject([
    { file: 'content/es/sap.yaml', key: 'a', message: expect.stringMatching(/reads as English.*Write it in Spanish/) },
  ]);
});

test('a single small word of the other language, as names have it, is no finding', () => {
  expect(foreignSentences('Proyectos SAP Best Practices and Fiori', 'es')).toEqual([]);
});

import { expect, test } from 'vitest';
import { checkOtherLanguage, foreignSentences } from './other-language.ts';
import { linesOf } from './tree-of.ts';

test('a Spanish text identical to the English one is told when it has more than three words, unless it is a name', () => {
  const name = 'Oracle Cloud Infrastructure Database Service';
  const texts = { title: 'Fit Gap Analysis Workshops', tab: 'Power BI Premium', technology: { name } };

  expect(linesOf(checkOtherLanguage, { 'en/sap': texts, 'es/sap': texts })).toEqual([
    'content/es/sap.yaml: title – is the English text: write it in Spanish.',
  ]);
});

test.each([
  [
    'es',
    'El mes cierra a tiempo. We start with the numbers that you have.',
    'We start with the numbers that you have.',
  ],
  ['en', 'Empezamos por los datos de la empresa.', 'Empezamos por los datos de la empresa.'],
  // English names inside a Spanish sentence; a single small word, as names have it.
  ['es', 'Leemos el Readiness Check y la Simplification Item list contra su código.'],
  ['es', 'Proyectos SAP Best Practices and Fiori'],
] as const)('foreign sentences in a text of language %s: %s', (locale, text, ...foreign) => {
  expect(foreignSentences(text, locale, ['en', 'es']).map(({ sentence }) => sentence)).toEqual(foreign);
});

test('an English sentence is not taken for Portuguese, nor a Portuguese one for Spanish', () => {
  const all = ['en', 'es', 'pt', 'fr'];

  expect(foreignSentences('Do as we do: a backup a day, no exceptions.', 'en', all)).toEqual([]);
  expect(foreignSentences('Se um dado se perde, nós o trazemos de volta em uma hora.', 'pt', all)).toEqual([]);
  expect(foreignSentences('Se um dado se perde, nós o trazemos de volta em uma hora.', 'es', all)).toHaveLength(1);
  expect(foreignSentences('Votre message est arrivé dans la boîte de notre équipe.', 'fr', all)).toEqual([]);
  expect(foreignSentences('Votre message est arrivé dans la boîte de notre équipe.', 'pt', all)).toHaveLength(1);
});

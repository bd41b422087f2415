import { expect, test } from 'vitest';
import { sentencesOf, wordsOf } from './texts.ts';

test('a sentence ends at its stop, not inside versions or names', () => {
  expect(sentencesOf('PCI DSS 4.0.1 asks for it. ¿Y usted? A las 8:00 a. m. abrimos.')).toEqual([
    'PCI DSS 4.0.1 asks for it.',
    '¿Y usted?',
    'A las 8:00 a. m. abrimos.',
  ]);
});

test('words are counted as a reader counts them', () => {
  const words = wordsOf('SAP’s S/4HANA, end-of-support: 2027 – ¿sí?');

  expect(words.join('|')).toBe('SAP’s|S/4HANA|end-of-support|2027|sí');
});

import { expect, test } from 'vitest';
import { proseOf, sentencesOf, wordsOf } from './texts.ts';

test('prose is every text but scenes, links and ids, with keys that count from one', () => {
  const items = [
    { id: 'a', title: 'One' },
    { to: '/sap', title: 'Two' },
  ];

  expect(proseOf({ items, pages: ['/x'], type: 'points', n: 3 }).map(({ key, value }) => `${key}: ${value}`)).toEqual([
    'items.#1.title: One',
    'items.#2.title: Two',
  ]);
});

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

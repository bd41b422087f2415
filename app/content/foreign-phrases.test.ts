import { expect, test } from 'vitest';
import { type ForeignPhrases, foreignPhrasesIn } from './foreign-phrases.ts';

function found(text: string, phrases: ForeignPhrases | undefined): string[] {
  return [...text.matchAll(new RegExp(phrases?.pattern ?? '$^', 'giu'))].map(([phrase]) => phrase);
}

test('phrases of the other language are found as whole words, the longest first, whatever their capitals', () => {
  const phrases = foreignPhrasesIn('es', {
    en: ['landing zone', 'landing zone vending', 'C++ (core)'],
    es: ['la nube'],
  });

  expect(phrases?.language).toBe('en');
  expect(found('Landing zone vending y una landing zone, landing zoneé, la nube, C++ (core).', phrases)).toEqual([
    'Landing zone vending',
    'landing zone',
    'C++ (core)',
  ]);
});

test('a language whose texts have no foreign phrase has nothing to find', () => {
  expect(foreignPhrasesIn('en', { en: ['landing zone'], es: [] })).toBeUndefined();
});

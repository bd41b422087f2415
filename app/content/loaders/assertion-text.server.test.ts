import { expect, test } from 'vitest';
import { loadPage } from '../load.server.ts';
import { pages } from '../pages.ts';
import { assertionText } from './assertion-text.server.ts';

const all = pages.length * 2;
const words = { en: wordsOf('en'), es: wordsOf('es') };

function wordsOf(locale: 'en' | 'es') {
  const { tests } = loadPage(locale, { path: '/accessibility', kind: 'legal' });
  if (!tests) throw new Error('the statement has no words for what is tested');
  return tests;
}

test.each([
  ['en', `on all ${all} pages in English and Spanish, 1280 and 360 px, in light and dark`],
  ['es', `on las ${all} páginas in inglés y español, 1280 y 360 px, in en claro y en oscuro`],
] as const)('a sentence in %s takes the figures of its assertion', (locale, sentence) => {
  const text = 'on $pages in $languages, $widths px, in $schemes';

  expect(assertionText({ assertion: 'axe', text }, words[locale], locale)).toBe(sentence);
});

test('a name that stands for nothing is refused, also a scheme where none is tested', () => {
  expect(() => assertionText({ assertion: 'axe', text: 'on $page' }, words.en, 'en')).toThrow(
    '$page stands for nothing',
  );
  expect(() => assertionText({ assertion: 'reflow', text: '$schemes' }, words.en, 'en')).toThrow(
    '$schemes stands for nothing',
  );
});

import { expect, test } from 'vitest';
import { languageOf } from './language.ts';

test.each([
  ['es', 'en', 'es'],
  ['en', 'es', 'en'],
  ['', 'es-PR,es;q=0.9,en;q=0.8', 'es'],
  ['', 'en;q=0.5, es;q=0.9', 'es'],
  ['', 'fr, de', 'en'],
  ['', 'es;q=0, en', 'en'],
  ['', 'es;q=nonsense', 'en'],
  ['fr', 'es', 'es'],
  ['__proto__', null, 'en'],
])('form %j and browser %j make %s', (form, header, locale) => {
  expect(languageOf(form, header)).toBe(locale);
});

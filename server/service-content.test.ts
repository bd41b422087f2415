import { expect, test } from 'vitest';
import { testSite } from '#tests/test-site.ts';
import { visitorLanguage } from './service-content.ts';

const site = testSite();

test.each([
  ['es', 'en', 'es'],
  ['en', 'es', 'en'],
  ['', 'es-PR,es;q=0.9,en;q=0.8', 'es'],
  ['', 'en;q=0.5, es;q=0.9', 'es'],
  ['', 'fr, de', 'en'],
  ['', 'es;q=0, en', 'en'],
  ['fr', 'es', 'es'],
  ['__proto__', null, 'en'],
])('form %j and browser %j make %s', (form, header, locale) => {
  expect(visitorLanguage(site, form, header)).toBe(locale);
});

import { expect, test } from 'vitest';
import { inLocale } from '#app/content/locale.ts';
import { fill, languageOf, readTexts } from './texts.ts';

test('the English sentences are those of the requirements', () => {
  const { errors, toasts } = inLocale(readTexts(), 'en');
  expect(errors).toMatchObject({
    'name-required': 'Name is Required!',
    'email-required': 'Email is Required!',
    'email-invalid': 'Invalid Email Format!',
    'phone-short': 'Phone number must have at least 10 digits!',
    'message-required': 'Message is Required!',
  });
  expect(toasts).toMatchObject({
    successTitle: 'Success!',
    success: "Your message has been sent successfully! We'll get back to you soon.",
    errorTitle: 'Error!',
    failed: 'Failed to send message',
    failedNetwork: 'Failed to send message. Please try again later.',
  });
});

test('both languages fill the same places in each sentence', () => {
  const [en, es] = [inLocale(readTexts(), 'en'), inLocale(readTexts(), 'es')];
  const places = (value: unknown) =>
    JSON.stringify(value)
      .match(/\{\w+\}/g)
      ?.sort();
  expect(places(es)).toEqual(places(en));
});

test('places are filled once: braces in a value stay as they were typed', () => {
  expect(fill('From {name} ({reference}) {other}', { name: '{reference}', reference: 'A1' })).toBe(
    'From {reference} (A1) {other}',
  );
});

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
  expect(languageOf(form, header)).toBe(locale);
});

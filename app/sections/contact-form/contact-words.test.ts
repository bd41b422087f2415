import { expect, test, vi } from 'vitest';
import { sendContact } from '#app/hooks/send-contact.ts';
import { contactFields, maxLengths } from '#shared/contact.ts';
import { siteUnderTest } from '#tests/site-under-test.ts';
import { fieldErrors, toastFor } from './contact-words.ts';

const { contactTexts } = siteUnderTest();

test.each(['en', 'es'] as const)('a text that is too long is told the limit of its field: %s', (locale) => {
  const texts = contactTexts(locale);

  for (const field of contactFields) {
    const sentence = fieldErrors({ [field]: 'too-long' }, {}, texts)[field];
    expect(sentence).toContain(String(maxLengths[field]));
    expect(sentence).not.toContain('{');
  }
});

test('the own sentence for a field counts more than the one of the service, others are kept', () => {
  const errors = fieldErrors(
    { name: 'name-required' },
    { name: 'From the service', website: 'Bad' },
    contactTexts('en'),
  );

  expect(errors).toEqual({ name: 'Name is Required!', website: 'Bad' });
});

const values = { name: 'Ana', email: 'ana@empresa.pr', phone: '', website: '', message: 'Hola' };

test.each([
  ['no JSON', () => new Response('<h1>Bad gateway</h1>'), contactTexts('es').toasts.failedNetwork],
  ['a failed connection', () => Promise.reject(new TypeError('x')), contactTexts('es').toasts.failedNetwork],
  ['something thrown that is no error', () => Promise.reject('gone'), contactTexts('es').toasts.failedNetwork],
  ['a refusal in words', () => Response.json({ success: false, message: 'El buzón cambia.' }), 'El buzón cambia.'],
])('the toast after %s is in the language of the page', async (_, answer, text) => {
  vi.stubGlobal('fetch', async () => answer());
  const { toasts } = contactTexts('es');

  const sent = await sendContact({ values, locale: 'es', key: 'k1', elapsed: 9000, hidden: new FormData() });

  const toast = toastFor(sent, toasts, 'Referencia');
  expect(toast).toEqual({ id: expect.any(Number), kind: 'error', title: toasts.errorTitle, text });
});

import { expect, test } from 'vitest';
import { loadContactTexts } from '#app/content/load.server.ts';
import { contactFields, maxLengths } from '#shared/contact.ts';
import { fieldErrors, toastFor } from './contact-words.ts';

const english = loadContactTexts('en');
const { toasts } = english;

test('each rule of the form has its sentence', () => {
  const errors = fieldErrors(
    { name: 'name-required', email: 'email-invalid', phone: 'phone-short', message: 'message-required' },
    {},
    english,
  );

  expect(errors).toEqual({
    name: 'Name is Required!',
    email: 'Invalid Email Format!',
    phone: 'Phone number must have at least 10 digits!',
    message: 'Message is Required!',
  });
});

test.each(['en', 'es'] as const)('a text that is too long is told the limit of its field: %s', (locale) => {
  const texts = loadContactTexts(locale);

  for (const field of contactFields) {
    const sentence = fieldErrors({ [field]: 'too-long' }, {}, texts)[field];
    expect(sentence).toContain(String(maxLengths[field]));
    expect(sentence).not.toContain('{');
  }
});

test('the own sentence for a field counts more than the one of the service, others are kept', () => {
  const errors = fieldErrors({ name: 'name-required' }, { name: 'From the service', website: 'Bad' }, english);

  expect(errors).toEqual({ name: 'Name is Required!', website: 'Bad' });
});

test('a right form has no sentences', () => {
  expect(fieldErrors({}, {}, english)).toEqual({});
});

test('a stored message is told in the words of the requirements', () => {
  expect(
    toastFor({ kind: 'sent', message: 'from the service', reference: 'M-1' }, toasts, 'Your reference'),
  ).toMatchObject({
    kind: 'success',
    title: 'Success!',
    text: "Your message has been sent successfully! We'll get back to you soon.",
    note: 'Your reference: M-1',
  });
});

test.each([
  ['Too many messages.', 'Too many messages.'],
  ['', 'Failed to send message'],
])('a refusal with the words "%s" is told as "%s"', (message, text) => {
  expect(toastFor({ kind: 'refused', message, errors: {} }, toasts, 'Your reference')).toMatchObject({
    kind: 'error',
    title: 'Error!',
    text,
  });
});

test('a failed connection is told with the word of the browser', () => {
  expect(toastFor({ kind: 'unreachable', detail: 'Failed to fetch' }, toasts, 'Your reference')).toMatchObject({
    kind: 'error',
    title: 'Error!',
    text: 'Failed to send message. Please try again later.',
    detail: 'Failed to fetch',
  });
});

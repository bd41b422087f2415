import { expect, test } from 'vitest';
import { contactRules } from '#shared/contact.ts';
import { readMessage, sourceOf } from './read-message.ts';
import { honest } from './test-app.ts';

const rules = contactRules({ phonePlan: { countryCode: '1', groups: [3, 3, 4] }, emailRule: 'strict' });

test.each([
  ['(787) 555-0142', '7875550142'],
  ['787-555-0142 ext. 12345', '787-555-0142 ext. 12345'],
])('the phone %s is stored as %s', (typed, phone) => {
  expect(readMessage({ ...honest, phone: typed }, rules)).toMatchObject({ message: { phone }, errors: {} });
});

test('characters that nobody sees are taken out of what was sent, but those that emoji are made of', () => {
  const typed = { ...honest, name: '\ufeffAna\u202e Rivera', message: 'Our Wi\u2060-\u2060Fi is slow 👩‍💻❤️' };
  expect(readMessage(typed, rules).message).toMatchObject({ name: 'Ana Rivera', message: 'Our Wi-Fi is slow 👩‍💻❤️' });
});

test('characters that no database takes are left out, halves of characters replaced, and one line keeps no line ends', () => {
  const typed = { ...honest, name: 'A\u0000na\r\nBcc: x', message: 'a\ud800b\u0007\r\nc' };
  expect(readMessage(typed, rules).message).toMatchObject({ name: 'A na Bcc: x', message: 'a\ufffdb\nc' });
});

test('what is no text is wrong, in any field', () => {
  const values = { ...honest, name: 5, email: ['ana@b.pr'], message: { text: 'Hello' } };
  expect(readMessage(values, rules).errors).toEqual({ name: 'not-text', email: 'not-text', message: 'not-text' });
});

test('a text that is made to slow the reading of a phone down is read quickly', () => {
  const started = process.threadCpuUsage();
  readMessage({ ...honest, phone: `1${' '.repeat(65_000)}x` }, rules);
  expect(process.threadCpuUsage(started).user).toBeLessThan(200_000);
});

test('where a visit began is kept as far as it can be true, short and on one line', () => {
  const long = 'a'.repeat(300);
  expect(
    sourceOf({ landing: '/es/sap', referrer: 'search.test:8080', utm_source: ` x\r\n${long}`, utm_term: 7 }),
  ).toEqual({
    landing: '/es/sap',
    referrer: 'search.test:8080',
    utm_source: `x ${'a'.repeat(196)}`,
  });
  expect(sourceOf({ landing: 'https://evil.test', referrer: '<b>', other: 'x' })).toEqual({});
});

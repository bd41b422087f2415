import { expect, test } from 'vitest';
import { honest } from './app-under-test.ts';
import { readMessage, sourceOf } from './read-message.ts';

test.each([
  '7875550142',
  '787-555-0142',
  '(787) 555-0142',
  '787.555.0142',
  '787 / 555 0142',
  '1 787 555 0142',
  '+1 (787) 555-0142',
  '+17875550142',
  '001 787 555 0142',
  '  787\u00a0555 0142 ',
])('%s is plainly one number and taken as its ten digits', (phone) => {
  expect(readMessage({ ...honest, phone })).toMatchObject({ message: { phone: '7875550142' }, errors: {} });
});

test.each([
  ['an extension', '787-555-0142 ext. 12345'],
  ['two numbers', '787-555-0142 / 939-555-0199'],
  ['a number and when to call', '787-555-0142 (tardes)'],
  ['a number of another country', '+44 20 7946 0958'],
  ['a number of another country that has ten digits', '+46 8 123 45 67'],
  ['a number of another country after 00', '0057 300 123 4567'],
  ['a short number of another country', '+298 201234'],
  ['ten digits in other groups', '01 42 68 53 00'],
  ['a digit too many', '787-555-01421'],
  ['no number at all', 'n/a'],
])('%s stays as it was typed: %s', (_what, phone) => {
  expect(readMessage({ ...honest, phone })).toMatchObject({ message: { phone }, errors: {} });
});

test('a text that is made to slow the reading of a phone down is read quickly', () => {
  const started = process.threadCpuUsage();
  readMessage({ ...honest, phone: `1${' '.repeat(65_000)}x` });
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

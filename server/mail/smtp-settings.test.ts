import { expect, test } from 'vitest';
import { readSmtpUrl } from './smtp-settings.ts';

test.each([
  ['smtp://mail.pr', { port: 587, secure: false, requireTLS: false, ignoreTLS: false, auth: undefined }],
  ['smtp://mail.pr:25?tls=required', { port: 25, requireTLS: true }],
  ['smtp://mail.pr:25?tls=never', { requireTLS: false, ignoreTLS: true }],
  ['smtps://mail.pr', { port: 465, secure: true, requireTLS: false }],
  ['smtp://u:p@127.0.0.1:1025', { host: '127.0.0.1', requireTLS: false }],
  ['smtp://u:p@[::1]:1025', { host: '::1', requireTLS: false }],
])('%s', (url, settings) => {
  expect(readSmtpUrl(url)).toMatchObject(settings);
});

test('a password never crosses a network in the clear unless that is asked for', () => {
  expect(readSmtpUrl('smtp://u:p@mail.pr').requireTLS).toBe(true);
  expect(readSmtpUrl('smtp://u:p@mail.pr?tls=never').requireTLS).toBe(false);
});

test.each(['mail.pr', 'http://mail.pr', 'smtp://', 'smtp://mail.pr?tls=maybe', 'smtp://mail.pr?secure=true'])(
  '%s is refused',
  (url) => {
    expect(() => readSmtpUrl(url)).toThrow();
  },
);

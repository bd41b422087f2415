import { expect, test } from 'vitest';
import { securityTxt } from './security-txt.ts';

const contact = {
  origin: 'https://mirador.example',
  email: 'hello@mirador.example',
  languages: ['en', 'es'],
  contactPage: '/contact-us',
};
const now = new Date('2026-11-20T12:00:00Z');

test('it holds the fields of RFC 9116 and expires in less than a year', () => {
  expect(securityTxt(contact, now)).toBe(
    [
      'Contact: mailto:hello@mirador.example',
      'Contact: https://mirador.example/contact-us',
      'Expires: 2027-11-19T12:00:00Z',
      'Preferred-Languages: en, es',
      'Canonical: https://mirador.example/.well-known/security.txt',
      '',
    ].join('\n'),
  );
});

test('web addresses stand in it with https only', () => {
  expect(securityTxt({ ...contact, origin: 'http://127.0.0.1:3000' }, now)).not.toContain('http');
});

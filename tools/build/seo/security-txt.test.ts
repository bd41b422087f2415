import { expect, test } from 'vitest';
import { securityTxt } from './security-txt.ts';

const textFor = (origin: string) =>
  securityTxt(origin, 'hello@mirador.example', '/contact-us', ['en', 'es'], new Date('2026-11-20T12:00:00Z'));

test('it holds the fields of RFC 9116 and expires in less than a year', () => {
  expect(textFor('https://mirador.example')).toBe(
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

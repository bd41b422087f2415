import { expect, test } from 'vitest';
import { typesetText, untypeset } from './typeset-text.ts';

test.each([
  ['a time of day', 'De 8:00 a. m. a 5:00 p. m.', 'De 8:00\u00a0a.\u00a0m. a 5:00\u00a0p.\u00a0m.'],
  ['a phone number', 'al (787) 555-0142', 'al (787)\u00a0555-0142'],
  [
    'a law or standard',
    'Ley Núm. 39-2012, NIST SP 800-88',
    'Ley Núm.\u00a039-\u20602012, NIST\u00a0SP\u00a0800-\u206088',
  ],
  [
    'a number and its unit',
    'Libre : 400 %, 30 min, 1 200 €.',
    'Libre\u00a0: 400\u00a0%, 30\u00a0min, 1\u00a0200\u00a0€.',
  ],
  ['a time of day in French', 'de 8 h 30 à 17 h', 'de 8\u00a0h\u00a030\u00a0à\u00a017\u00a0h'],
  ['a sign with a space before it, or a quotation', 'Et « ceci » ? Oui !', 'Et «\u00a0ceci\u00a0»\u00a0? Oui\u00a0!'],
  [
    'a date',
    'el 31 de mayo de 2027, May 31, 2027',
    'el 31\u00a0de\u00a0mayo\u00a0de\u00a02027, May\u00a031,\u00a02027',
  ],
  ['a number and what it counts', '6 to 16 weeks, 1,240 horas', '6\u00a0to\u00a016\u00a0weeks, 1,240\u00a0horas'],
  ['an abbreviation in parentheses', '(PSPO I), (DP-300), (New York)', '(PSPO\u00a0I), (DP-300), (New York)'],
  ['a word of two short parts', 'por Wi-Fi', 'por Wi-\u2060Fi'],
  ['a span of years, or after one letter', '2024-2025, E-Business', '2024-\u20602025, E-\u2060Business'],
  ['parts before their point', 'San Juan · Ponce', 'San Juan\u00a0· Ponce'],
])('no line ends inside %s', (_, text, kept) => {
  expect(typesetText(text)).toBe(kept);
  expect(untypeset(kept)).toBe(text);
});

test.each([
  'From SAP to 3 of us',
  'By fax and on-call, in us-east-1',
  '| a | b |\n| :-- | --: |',
  'sap-hero',
  'at /sap-business-one',
  'name@our-firm.example',
  'https://a.example/?id=CVE-2026-1',
])('a line may end inside words of longer parts; names of files and addresses stay as they are: %s', (text) => {
  expect(typesetText(text)).toBe(text);
});

test('no line ends inside a number that is named', () => {
  expect(typesetText('at 020 7946 0958', ['020 7946 0958'])).toBe('at 020\u00a07946\u00a00958');
});

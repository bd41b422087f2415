import { expect, test } from 'vitest';
import { siteUnderTest } from '#tests/site-under-test.ts';
import { factsOf, fillFacts } from './facts.ts';

const company = {
  ...siteUnderTest().company(),
  founded: 2007,
  phone: { number: '+442079460958', shown: '020 7946 0958' },
};
const promises = { replyTime: 'one business day', officeHours: '9 to 5', noticePeriod: '30 days', warranty: '60 days' };

test.each([
  ['years are counted from the founding year to the build', {}, { founded: '2007', years: '19', year: '2026' }],
  ['a phone number is shown as the company writes it, on one line', {}, { phone: '020\u00a07946\u00a00958' }],
  ['messages are kept for as long as the contact service keeps them by itself', {}, { retentionDays: '365' }],
  ['messages are kept for as long as its settings say', { RETENTION_DAYS: '90' }, { retentionDays: '90' }],
])('%s', (_, settings, facts) => {
  expect(factsOf(company, promises, new Date('2026-06-01T12:00:00Z'), settings)).toMatchObject(facts);
});

test('the year turns where the company is, wherever the site is built', () => {
  const yearIn = (timeZone: string) => {
    const { year, years } = factsOf({ ...company, timeZone }, promises, new Date('2027-01-01T02:00:00Z'), {});
    return [year, years];
  };
  expect(yearIn('America/Puerto_Rico')).toEqual(['2026', '19']);
  expect(yearIn('Europe/Madrid')).toEqual(['2027', '20']);
});

test('facts are filled in at any depth, and what is no text stays as it is', () => {
  const raw = { a: ['{company}, {company}'], b: { c: true, d: 3, e: null } };

  expect(fillFacts(raw, { company: 'Acme' })).toEqual({ a: ['Acme, Acme'], b: { c: true, d: 3, e: null } });
});

test.each([
  ['a time of day', 'De 8:00 a. m. a 5:00 p. m.', 'De 8:00\u00a0a.\u00a0m. a 5:00\u00a0p.\u00a0m.'],
  ['a time of day in English', 'Open at 8:00 a.m.', 'Open at 8:00\u00a0a.m.'],
  ['a phone number in its fact', 'al {phone}', 'al (787)\u00a0555-0142'],
  ['a law or standard', 'Ley Núm. 39-2012, NIST SP 800-88', 'Ley Núm.\u00a039-\u20602012, NIST SP\u00a0800-\u206088'],
  ['the name of a region', 'in us-east-1', 'in us-\u2060east-\u20601'],
  [
    'a number and its unit',
    'Libre : 400 %, 30 min, 1 200 €.',
    'Libre\u00a0: 400\u00a0%, 30\u00a0min, 1\u00a0200\u00a0€.',
  ],
  ['a time of day in French', 'de 8 h 30 à 17 h', 'de 8\u00a0h\u00a030 à 17\u00a0h'],
  ['a sign with a space before it, or a quotation', 'Et « ceci » ? Oui !', 'Et «\u00a0ceci\u00a0»\u00a0? Oui\u00a0!'],
  ['a word that begins with two or three letters', 'By Wi-Fi and on-call', 'By Wi-\u2060Fi and on-\u2060call'],
  ['a word that begins with one letter', 'Oracle E-Business Suite', 'Oracle E-\u2060Business Suite'],
])('no line ends inside %s', (_, text, filled) => {
  expect(fillFacts(text, { phone: '(787) 555-0142' })).toBe(filled);
});

test.each([
  'From SAP to 3 tools',
  '| a | b |\n| :-- | --: |',
  'in 2026 3 heads, 5 hours',
  'long-lived',
  'sap-hero',
  'at /sap-business-one',
  'name@our-firm.example',
  'https://a.example/?id=CVE-2026-1',
])('a line may end inside words of longer parts; names of files and addresses stay as they are: %s', (text) => {
  expect(fillFacts(text, {})).toBe(text);
});

test('a name that is no fact is refused with the names that are', () => {
  expect(() => fillFacts('{yeers}', { years: '19' })).toThrow('{yeers} is no known fact. Known are years.');
});

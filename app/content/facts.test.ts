import { expect, test } from 'vitest';
import { factsOf, fillFacts } from './facts.ts';

const company = {
  name: 'Acme',
  legalName: 'Acme Consulting, LLC',
  founded: 2007,
  email: 'hello@acme.example',
  careersEmail: 'jobs@acme.example',
  phone: { shown: '020 7946 0958' },
  emergencyPhone: { shown: '020 7946 0999' },
  promises: { callMinutes: 25, patchHours: 48 },
};
const promises = { replyTime: 'one business day', officeHours: '9 to 5', noticePeriod: '30 days', warranty: '60 days' };

test('years of experience are counted from the founding year to the build', () => {
  expect(factsOf(company, promises, new Date('2026-06-01T12:00:00Z'), {})).toMatchObject({
    founded: '2007',
    years: '19',
    year: '2026',
  });
});

test('a phone number is shown as the company writes it, on one line', () => {
  expect(factsOf(company, promises, new Date(), {}).phone).toBe('020\u00a07946\u00a00958');
});

test('the privacy page takes its facts from the settings of the contact service, with the same defaults', () => {
  expect(factsOf(company, promises, new Date(), {}).retentionDays).toBe('365');
  expect(factsOf(company, promises, new Date(), { RETENTION_DAYS: '90' }).retentionDays).toBe('90');
});

test('facts are filled in at any depth, and what is no text stays as it is', () => {
  const raw = { a: ['{company}, {company}'], b: { c: true, d: 3, e: null } };

  expect(fillFacts(raw, { company: 'Acme' })).toEqual({ a: ['Acme, Acme'], b: { c: true, d: 3, e: null } });
});

test('no line ends inside a time of day, a phone number or the number of a law or standard', () => {
  expect(fillFacts('De 8:00 a. m. a 5:00 p. m. al {phone}', { phone: '(787) 555-0142' })).toBe(
    'De 8:00\u00a0a.\u00a0m. a 5:00\u00a0p.\u00a0m. al (787)\u00a0555-0142',
  );
  expect(fillFacts('Open at 8:00 a.m.', {})).toBe('Open at 8:00\u00a0a.m.');
  expect(fillFacts('Ley Núm. 39-2012, NIST SP 800-88', {})).toBe(
    'Ley Núm.\u00a039-\u20602012, NIST SP\u00a0800-\u206088',
  );
  expect(fillFacts('From SAP to 3 tools', {})).toBe('From SAP to 3 tools');
});

test('no line ends after the one to three letters that begin a word with a hyphen, nor inside the name of a region', () => {
  expect(fillFacts('Visitor Wi-Fi and on-call, in us-east-1', {})).toBe(
    'Visitor Wi-\u2060Fi and on-\u2060call, in us-\u2060east-\u20601',
  );
  expect(fillFacts('Oracle E-Business Suite', {})).toBe('Oracle E-\u2060Business Suite');
});

test('a line may end inside words of longer parts, and names of files and addresses stay as they are', () => {
  for (const text of ['long-lived', 'sap-hero', 'at /sap-business-one', 'name@our-firm.example']) {
    expect(fillFacts(text, {})).toBe(text);
  }
});

test('a name that is no fact is refused with the names that are', () => {
  expect(() => fillFacts('{yeers}', { years: '19' })).toThrow('{yeers} is no known fact. Known are years.');
});

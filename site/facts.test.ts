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
  ['a phone number is shown as the company writes it', {}, { phone: '020 7946 0958' }],
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

test('a name that is no fact is refused with the names that are', () => {
  expect(() => fillFacts('{yeers}', { years: '19' })).toThrow('{yeers} is no known fact. Known are years.');
});

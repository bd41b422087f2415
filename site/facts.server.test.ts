import { expect, test } from 'vitest';
import { testSite } from '#tests/test-site.ts';
import { factsOf, fillFacts } from './facts.server.ts';

const company = {
  ...testSite().company(),
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

const text = { type: 'string' } as const;
const jsonSchema = {
  properties: { own: { ...text, placeholders: ['n', 'email'] }, body: { ...text, role: 'markdown' as const } },
  additionalProperties: {},
};
const facts = { company: 'Acme', email: 'a@b.example' };

test('facts are filled in at any depth, but not what a placeholder has of its own, nor code', () => {
  const raw = {
    a: ['{company}, {company}'],
    b: { c: true, d: 3, e: null },
    own: '{n} {email} {company}',
    body: '{company}: `{company}`\n\n```\n{company}\n```\n\n{email}',
  };

  expect(fillFacts(jsonSchema, raw, facts)).toEqual({
    a: ['Acme, Acme'],
    b: { c: true, d: 3, e: null },
    own: '{n} {email} Acme',
    body: 'Acme: `{company}`\n\n```\n{company}\n```\n\na@b.example',
  });
});

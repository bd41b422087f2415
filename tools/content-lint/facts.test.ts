import { expect, test } from 'vitest';
import { checkDatedFacts, checkTypedFacts } from './facts.ts';
import { linesOf } from './tree-of.ts';

test.each([
  ['Call (787) 555-0142.', '{phone}'],
  ['Llame al 787 555 0142.', '{phone}'],
  ['Write to hello@acme.example.', '{email}'],
  ['Since 2007 we have worked here.', '{founded}'],
  ['Una firma fundada en 2007.', '{founded}'],
  ['© 2007–2026', '{founded}'],
  ['We bring 19+ years.', '{years}'],
  ['With over two decades of work.', '{years}'],
  ['Más de dos décadas.', '{years}'],
  ['Kept for 365 days.', '{retentionDays}'],
  ['Acme was first.', '{company}'],
])('%s says a fact that %s would say', (text, fact) => {
  const [line] = linesOf(checkTypedFacts, { 'en/site': { text } });

  expect(line).toMatch(/^content\/en\/site\.yaml: text – /);
  expect(line).toContain(fact);
});

test('a year or a number of days that stands in a text for another reason is no finding', () => {
  const law = 'Act 180-2007, in October 2007, ISO/IEC 27701:2007.';
  const service = 'Since 2007 Oracle publishes critical fixes monthly, and logs are kept for 365 days.';

  expect(linesOf(checkTypedFacts, { 'en/site': { text: law }, 'en/sap': { text: service } })).toEqual([]);
});

test('facts in braces and other figures are no finding', () => {
  const text = 'Since {founded}, {company}: {years} years, 10+ years each, 30 days, SQL Server 20071, (787) 555-0199.';

  expect(linesOf(checkTypedFacts, { 'en/site': { text } })).toEqual([]);
});

// The tree is read on 2026-11-20.
test.each<[string, fact: object, finding?: string]>([
  ['ends within 60 days', { until: '2027-01-18' }, 'warning: “ends in 2027” ends on 2027-01-18: change the text, then'],
  ['ends later', { until: '2027-01-21' }],
  ['has ended', { until: '2026-10-01' }, 'warning: “ends in 2027” ended on 2026-10-01'],
  ['was looked up a year ago', { asOf: '2026-01-01' }, 'warning: “ends in 2027” was looked up on 2026-01-01'],
  ['was looked up lately', { asOf: '2026-11-01' }],
  ['does not stand on the page', { words: 'in 2028', until: '2028-12-31' }, '“in 2028” stands nowhere on the page'],
])('a statement that %s', (_what, fact, finding) => {
  const page = { summary: 'Support ends in 2027.', datedFacts: [{ words: 'ends in 2027', ...fact }] };

  expect(linesOf(checkDatedFacts, { 'en/sap': page })).toEqual(finding ? [expect.stringContaining(finding)] : []);
});

test.each<[string, until: string, finding?: string]>([
  ['ends within 60 days', '2027-01-18', 'warning: “CISA” ends on 2027-01-18: renew it'],
  ['ends later', '2027-01-21'],
  ['has ended', '2026-10-01', 'warning: “CISA” ended on 2026-10-01'],
])('a certificate that %s', (_what, until, finding) => {
  const page = { sections: [{ items: [{ certifications: [{ name: 'CISA', issuer: 'ISACA', until }] }] }] };

  expect(linesOf(checkDatedFacts, { 'en/people': page })).toEqual(finding ? [expect.stringContaining(finding)] : []);
});

test.each<[string, asOf: string, finding?: string]>([
  ['a year ago', '2025-12-20', 'warning: “The law” was looked up on 2025-12-20: look it up again'],
  ['lately', '2026-11-01'],
])('a source that was looked up %s', (_what, asOf, finding) => {
  const page = { sections: [{ sources: [{ name: 'The law', url: 'https://law.example', asOf }] }] };

  expect(linesOf(checkDatedFacts, { 'en/sap': page })).toEqual(finding ? [expect.stringContaining(finding)] : []);
});

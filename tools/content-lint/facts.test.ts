import { expect, test } from 'vitest';
import { testSite } from '#tests/test-site.ts';
import { checkDatedClaims, checkTypedFacts } from './facts.ts';
import { findingLines } from './test-tree.ts';

const { phone, email, name } = testSite().company();

test.each([
  [`Call ${phone.shown}.`, '{phone}'],
  [`Write to ${email}.`, '{email}'],
  [`${name} was first.`, '{company}'],
])('%s says a fact that %s would say', (text, fact) => {
  const [line] = findingLines(checkTypedFacts, { 'en/site': { text } });

  expect(line).toMatch(/^content\/en\/site\.yaml: text – /);
  expect(line).toContain(fact);
});

test('facts in braces and other figures are no finding', () => {
  const text = 'Since {founded}, {company}: {years} years, 10+ years each, 30 days, SQL Server 20071, (787) 555-0199.';

  expect(findingLines(checkTypedFacts, { 'en/site': { text } })).toEqual([]);
});

const statement = (fact: object) => ({
  summary: 'Support ends in 2027.',
  datedClaims: [{ words: 'ends in 2027', ...fact }],
});
const certificate = (until: string) => ({
  sections: [{ items: [{ certifications: [{ name: 'CISA', issuer: 'ISACA', until }] }] }],
});
const source = (asOf: string) => ({ sections: [{ sources: [{ name: 'The law', url: 'https://law.example', asOf }] }] });

// The tree is read on 2026-11-20.
test.each<[string, page: object, finding?: string]>([
  [
    'a statement that ends within 60 days',
    statement({ until: '2027-01-18' }),
    '“ends in 2027” ends on 2027-01-18: change',
  ],
  ['a statement that ends later', statement({ until: '2027-01-21' })],
  ['a statement that has ended', statement({ until: '2026-10-01' }), '“ends in 2027” ended on 2026-10-01'],
  ['a statement of a year ago', statement({ asOf: '2026-01-01' }), '“ends in 2027” was looked up on 2026-01-01'],
  ['a certificate that has ended', certificate('2026-10-01'), '“CISA” ended on 2026-10-01'],
  ['a source of a year ago', source('2025-12-20'), '“The law” was looked up on 2025-12-20: look it up again'],
])('what is said of %s', (_what, page, finding) => {
  const lines = findingLines(checkDatedClaims, { 'en/invoicing': page });

  expect(lines).toEqual(finding ? [expect.stringContaining(`warning: ${finding}`)] : []);
});

test('a statement that stands nowhere on its page is an error', () => {
  expect(
    findingLines(checkDatedClaims, { 'en/invoicing': statement({ words: 'in 2028', until: '2028-12-31' }) }),
  ).toEqual([expect.stringContaining('– “in 2028” stands nowhere on the page')]);
});

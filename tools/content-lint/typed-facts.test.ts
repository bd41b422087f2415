import { expect, test } from 'vitest';
import { treeOf } from './tree-of.ts';
import { checkTypedFacts } from './typed-facts.ts';

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
  const [finding] = checkTypedFacts(treeOf({ 'en/site': { text } }));

  expect(finding).toMatchObject({ key: 'text', message: expect.stringContaining(fact) });
});

test('a year or a number of days that stands in a text for another reason is no finding', () => {
  const law = 'Act 180-2007, in October 2007, ISO/IEC 27701:2007.';
  const service = 'Since 2007 Oracle publishes critical fixes monthly, and logs are kept for 365 days.';

  expect(checkTypedFacts(treeOf({ 'en/site': { text: law }, 'en/sap': { text: service } }))).toEqual([]);
});

test('facts in braces and other figures are no finding', () => {
  const text = 'Since {founded}, {company}: {years} years, 10+ years each, 30 days, SQL Server 20071, (787) 555-0199.';

  expect(checkTypedFacts(treeOf({ 'en/site': { text } }))).toEqual([]);
});

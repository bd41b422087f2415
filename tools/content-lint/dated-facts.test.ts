import { expect, test } from 'vitest';
import { checkDatedFacts } from './dated-facts.ts';
import { treeOf } from './tree-of.ts';

// The tree is read on 2026-11-20.
function findings(fact: object): string[] {
  const page = { summary: 'Support ends in 2027.', datedFacts: [{ words: 'ends in 2027', ...fact }] };
  return checkDatedFacts(treeOf({ 'en/sap': page })).map(({ level, message }) => `${level}: ${message}`);
}

test('a statement that ends within 60 days is named', () => {
  expect(findings({ until: '2027-01-18' })).toEqual([
    'warning: “ends in 2027” ends on 2027-01-18: change the text, then the date.',
  ]);
  expect(findings({ until: '2027-01-21' })).toEqual([]);
});

test('a statement that has ended is named', () => {
  expect(findings({ until: '2026-10-01' })[0]).toContain('ended on 2026-10-01');
});

test('a statement without an end is looked up again after a year', () => {
  expect(findings({ asOf: '2026-01-01' })[0]).toContain('looked up on 2026-01-01');
  expect(findings({ asOf: '2026-11-01' })).toEqual([]);
});

test('the words must stand on the page', () => {
  expect(findings({ words: 'ends in 2028', until: '2028-12-31' })[0]).toContain('error: “ends in 2028” stands nowhere');
});

import { expect, test } from 'vitest';
import { checkStats, checkSums } from './figures.ts';
import { findingLines } from './test-tree.ts';

test('both languages show the same digits, whatever stands around them', () => {
  const stats = (...values: string[]) => ({ stats: values.map((value, index) => ({ value, label: `${index}` })) });

  expect(
    findingLines(checkStats, { 'en/invoicing': stats('1 hour', '4 days'), 'es/invoicing': stats('1 hora', '5 días') }),
  ).toEqual([
    'content/es/invoicing.yaml: stats.#2.value – is 5 días, but 4 days in content/en/invoicing.yaml: all languages must say the same figure.',
  ]);
});

const page = (sum: object) => ({
  text: 'A conversion takes 4,800 hours at $185 an hour, some $888,000; a review takes about 55 hours and costs $10,000.',
  sums: [{ price: '$888,000', hours: '4,800', rate: '$185', ...sum }],
});

test.each([
  ['agrees', {}, undefined],
  ['agrees but for its rounding', { price: '$10,000', hours: '55' }, undefined],
  ['is wrong', { hours: '55' }, 'sums.#1 – 55 × $185 is 10,175, not $888,000: correct one of them.'],
  ['is not on the page', { price: '$999' }, 'sums.#1.price – “$999” stands nowhere on the page'],
])('what is said of a sum that %s', (_what, sum, fault) => {
  const lines = findingLines(checkSums, { 'en/invoicing': page(sum) });

  expect(lines).toEqual(fault ? [expect.stringContaining(fault)] : []);
});

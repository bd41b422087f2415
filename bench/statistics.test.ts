import { expect, test } from 'vitest';
import { summarize } from './statistics.ts';

test('the median of an odd number of readings is the middle one', () => {
  expect(summarize([9, 1, 5])).toEqual({ median: 5, low: 1, high: 9 });
});

test('the median of an even number of readings lies between the two in the middle', () => {
  expect(summarize([1, 2, 4, 9], 1)).toEqual({ median: 3, low: 1, high: 9 });
});

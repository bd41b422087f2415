import { expect, test } from 'vitest';
import { judge, median } from './bars.ts';

function verdictOf(name: string, ...values: number[]): string[] | undefined {
  const rows = values.map((value, index) => ({ of: `page ${index}`, figures: { other: 1, [name]: value } }));
  return judge(rows).find(([bar]) => bar === name);
}

test('a bar is judged by its worst value, and the limit itself holds', () => {
  expect(verdictOf('layout shift', 0, 0.04, 0)).toEqual(['layout shift', '≤ 0.03', '0.04 (page 1)', '**no**']);
  expect(verdictOf('performance', 100, 80)).toEqual(['performance', '≥ 80', '80 (page 1)', 'yes']);
});

test('a value that is no number breaks its bar, none at all is not measured', () => {
  expect(verdictOf('INP, ms', 3, Number.NaN, 500)).toEqual(['INP, ms', '≤ 200', 'NaN (page 1)', '**no**']);
  expect(verdictOf('INP, ms')).toContain('not measured');
});

test('the median is in the middle by size, between two where their number is even', () => {
  expect([median([100, 9, 8]), median([1, 40, 2, 3]), median([])]).toEqual([9, 2.5, Number.NaN]);
});

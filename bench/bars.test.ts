import { expect, test } from 'vitest';
import { judge, median } from './bars.ts';

function verdictOf(name: string, ...values: number[]): string[] | undefined {
  const rows = values.map((value, index) => ({ page: `/${index}`, figures: { other: 1, [name]: value } }));
  return judge(rows).find(([bar]) => bar === name);
}

test('a bar is judged by its worst page, and the limit itself holds', () => {
  expect(verdictOf('HTML as sent, KB', 3, 25, 24)).toEqual(['HTML as sent, KB', '25', '25 (/1)', 'yes']);
  expect(verdictOf('layout shift', 0, 0.04, 0)).toEqual(['layout shift', '0.01', '0.04 (/1)', '**no**']);
});

test('a value that is no number breaks its bar, none at all is not measured', () => {
  expect(verdictOf('layout shift', 0, Number.NaN, 0)).toEqual(['layout shift', '0.01', 'NaN (/1)', '**no**']);
  expect(verdictOf('layout shift')).toContain('not measured');
});

test('the median is in the middle by size, between two where their number is even', () => {
  expect([median([100, 9, 8]), median([1, 40, 2, 3]), median([])]).toEqual([9, 2.5, Number.NaN]);
});

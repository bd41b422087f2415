import { expect, test } from 'vitest';
import { num, points, rect, smooth } from './svg.ts';

test('numbers are short', () => {
  expect([0.04, 0.5, -0.25, 12.345, 3].map(num)).toEqual(['0', '.5', '-.2', '12.3', '3']);
});

test('points are read from text', () => {
  expect(points('120,80 -4,9.5')).toEqual([
    [120, 80],
    [-4, 9.5],
  ]);
});

test('a shape without classes carries no class', () => {
  expect(rect(0, 0, 4, 4, '')).toBe('<rect x="0" y="0" width="4" height="4"/>');
});

test('a smooth line passes through its points and closes when asked', () => {
  const line = smooth(points('0,0 10,0 10,10'));
  expect(line).toMatch(/^M0 0C.* 10 0C.* 10 10$/);
  expect(smooth(points('0,0 10,0 10,10'), true).endsWith('0 0Z')).toBe(true);
});

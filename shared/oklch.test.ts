import { expect, test } from 'vitest';
import { contrast, fromHex, toHex } from './oklch.ts';

test('an OKLCH color becomes the sRGB color that browsers show', () => {
  expect(toHex([1, 0, 0])).toBe('#ffffff');
  expect(toHex([0.628, 0.2577, 29.23])).toBe('#ff0000');
});

test.each(['#000000', '#ffffff', '#c8102e', '#0b57d0', '#1f7a4d'])('%s keeps its color in OKLCH', (hex) => {
  expect(toHex(fromHex(hex))).toBe(hex);
});

test('a color outside sRGB loses chroma until it fits', () => {
  expect(toHex([0.9, 0.4, 150])).toBe('#79ff9c');
});

test('contrast is counted as WCAG counts it', () => {
  // The last is #808080, whose luminance is 0.2159.
  const [white, black, gray] = [[1, 0, 0] as const, [0, 0, 0] as const, [0.5999, 0, 0] as const];

  expect(contrast(white, black)).toBeCloseTo(21, 2);
  expect(contrast(black, white)).toBeCloseTo(21, 2);
  expect(contrast(white, gray)).toBeCloseTo(3.95, 1);
});

test('a color that sRGB cannot show has another contrast there than on a wide screen', () => {
  const teal = [0.565, 0.195, 190] as const;

  expect(contrast([1, 0, 0], teal, 'srgb')).toBeCloseTo(3.66, 2);
  expect(contrast([1, 0, 0], teal, 'wide')).toBeGreaterThan(4);
});

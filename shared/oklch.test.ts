import { expect, test } from 'vitest';
import { contrast, fromHex, type Oklch, toHex } from './oklch.ts';

test.each<[what: string, color: Oklch, hex: string]>([
  ['white', [1, 0, 0], '#ffffff'],
  ['red', [0.628, 0.2577, 29.23], '#ff0000'],
  ['a color outside sRGB with as much chroma as fits', [0.9, 0.4, 150], '#79ff9c'],
])('browsers show %s', (_what, color, hex) => {
  expect(toHex(color)).toBe(hex);
});

test.each(['#000000', '#ffffff', '#c8102e', '#0b57d0', '#1f7a4d'])('%s keeps its color in OKLCH', (hex) => {
  expect(toHex(fromHex(hex))).toBe(hex);
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

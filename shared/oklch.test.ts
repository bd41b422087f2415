import { expect, test } from 'vitest';
import { fromHex, type Oklch, toHex } from './oklch.ts';

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

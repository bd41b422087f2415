import sharp from 'sharp';
import { expect, test } from 'vitest';
import { drawnMark, placedMark } from './mark.ts';

const parts = { viewBox: '0 0 24 24', accent: 'M1 1h4Z', body: 'M2 2h4Z' };

test('the splash draws the line of the brand, or the outlines of both parts', () => {
  expect(drawnMark({ ...parts, outline: 'M3 3h4Z' }).outline).toBe('M3 3h4Z');
  expect(drawnMark(parts).outline).toBe('M1 1h4ZM2 2h4Z');
  expect(drawnMark(parts).path).toBe('M1 1h4ZM2 2h4Z');
});

test('a placed mark fills its square in two colors, whatever units it is drawn in', async () => {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="100" height="100">${placedMark(40, 40, 20, '#ff0000', '#0000ff')}</svg>`;
  const { data, info } = await sharp(Buffer.from(svg)).raw().toBuffer({ resolveWithObject: true });
  const shown = Array.from({ length: 100 * 100 }, (_, at) => data.subarray(at * info.channels, at * info.channels + 4));
  const drawn = shown.flatMap((rgba, at) => ((rgba[3] ?? 0) > 0 ? [[at % 100, Math.floor(at / 100)] as const] : []));

  expect(Math.min(...drawn.flat())).toBeGreaterThanOrEqual(40);
  expect(Math.max(...drawn.flat())).toBeLessThan(60);
  expect(Math.max(...drawn.map(([, y]) => y)) - Math.min(...drawn.map(([, y]) => y))).toBeGreaterThan(12);
  expect(shown.some((rgba) => (rgba[0] ?? 0) > 200)).toBe(true);
  expect(shown.some((rgba) => (rgba[2] ?? 0) > 200)).toBe(true);
});

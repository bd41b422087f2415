import sharp from 'sharp';
import { expect, test } from 'vitest';
import { placedMark } from './mark.ts';
import { readMark } from './read-mark.ts';

const svg = (inner: string) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">${inner}</svg>`;

test('a mark is read from any filled shapes: one in the color of buttons, one as the line, the others as the body', () => {
  const drawn = '<g transform="translate(2 2)"><rect width="4" height="2"/></g><path class="accent" d="M1 1h4v2z"/>';
  const body = 'M2 2h4v2H2z';
  const accent = 'M1 1h4v2z';

  expect(readMark(svg(drawn))).toMatchObject({ viewBox: '0 0 24 24', accent, body, outline: accent + body });
  expect(readMark(svg(`${drawn}<path class="outline" d="M3 3h4z"/>`)).outline).toBe('M3 3h4z');
});

test.each([
  ['<text>M</text>', 'has an element text'],
  ['<path d="M0 0h4" style="stroke:#000"/>', 'has a stroke'],
  ['', 'has no viewBox or no shape'],
])('a mark with %s is refused', (inner, message) => {
  expect(() => readMark(svg(inner))).toThrow(message);
});

test('a placed mark fills its square in two colors, whatever units it is drawn in', async () => {
  const mark = readMark(svg('<rect width="12" height="24"/><path class="accent" d="M12 0h12v24H12z"/>'));
  const placed = placedMark(mark, 40, 40, 20, '#ff0000', '#0000ff');
  const image = `<svg xmlns="http://www.w3.org/2000/svg" width="100" height="100">${placed}</svg>`;
  const { data, info } = await sharp(Buffer.from(image)).raw().toBuffer({ resolveWithObject: true });
  const shown = Array.from({ length: 100 * 100 }, (_, at) => data.subarray(at * info.channels, at * info.channels + 4));
  const drawn = shown.flatMap((rgba, at) => ((rgba[3] ?? 0) > 0 ? [[at % 100, Math.floor(at / 100)] as const] : []));

  expect(Math.min(...drawn.flat())).toBeGreaterThanOrEqual(40);
  expect(Math.max(...drawn.flat())).toBeLessThan(60);
  expect(Math.max(...drawn.map(([, y]) => y)) - Math.min(...drawn.map(([, y]) => y))).toBeGreaterThan(12);
  expect(shown.some((rgba) => (rgba[0] ?? 0) > 200)).toBe(true);
  expect(shown.some((rgba) => (rgba[2] ?? 0) > 200)).toBe(true);
});

import { expect, test } from 'vitest';
import { isometric } from './iso.ts';

const { block, drum } = isometric(0, 0);

/** The stroke classes of a drawing, in the order of its pieces. */
function strokes(art: string): string[] {
  return [...art.matchAll(/class="([^"]*\bK\b[^"]*)"/g)].map(([, names = '']) => names);
}

test('a block has thin edges within one strong outline', () => {
  expect(strokes(block(0, 0, 0, [80, 80, 40], 't'))).toEqual(['K z1', 'K z2']);
});

test('a small block keeps a plain outline, so that its faces stay open', () => {
  expect(strokes(block(0, 0, 0, [30, 30, 30], 't'))).toEqual(['K z1', 'K']);
});

test('a flat block is only its lid', () => {
  expect(strokes(block(0, 0, 0, [80, 80, 0], 't'))).toEqual(['K z2']);
});

test('a drum has a thin rim on its lid and a strong outline', () => {
  expect(strokes(drum(0, 0, 0, 80, 30, 't'))).toEqual(['ta K z1', 'K z2']);
});

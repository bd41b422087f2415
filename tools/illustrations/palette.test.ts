import { expect, test } from 'vitest';
import { themeColors } from '#app/styles/contrast.server.ts';
import { loadBrand } from '#site/load.server.ts';
import { families, paperHex, styleOf, toneHex } from './palette.ts';

const own = loadBrand();

test.each(families)('the hue of %s colors its own pictures, and one shape in those of all services', (family) => {
  const dyes = { ...own, hues: { ...own.hues, [family]: 0 } };
  const other = family === 'erp' ? 'data' : 'erp';

  expect(toneHex(family, 'tone-4', 'light', dyes)).not.toBe(toneHex(family, 'tone-4'));
  expect(toneHex(other, 'tone-4', 'light', dyes)).toBe(toneHex(other, 'tone-4'));
  expect(styleOf(other, dyes)).not.toBe(styleOf(other, own));
});

test('ink, sand and flame follow the brand', () => {
  const tone = (name: string, changes: object) => toneHex('erp', name, 'light', { ...own, ...changes });

  expect(tone('ink', { hues: { ...own.hues, ink: 0 } })).not.toBe(toneHex('erp', 'ink'));
  expect(tone('sand', { hues: { ...own.hues, paper: 300 } })).not.toBe(toneHex('erp', 'sand'));
  expect(tone('flame', { action: { ...own.action, hue: 200 } })).not.toBe(toneHex('erp', 'flame'));
  expect(tone('flame', { action: { ...own.action, chroma: 0 } })).toMatch(/^#(..)\1\1$/);
});

test('pictures and pages have the same paper', () => {
  expect(paperHex()).toBe(themeColors().light);
});

test('a style holds light and dark and nothing that a rasteriser cannot read', () => {
  const style = styleOf('erp');
  expect(style).toContain('@media(prefers-color-scheme:dark)');
  expect(style).not.toMatch(/var\(|oklch|undefined|NaN/);
});

test('an unknown tone is refused by name', () => {
  expect(() => toneHex('erp', 'sepia')).toThrow('"sepia"');
});

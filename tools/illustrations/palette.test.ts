import { expect, test } from 'vitest';
import { loadBrand } from '#app/content/load.server.ts';
import { themeColors } from '#app/styles/contrast.server.ts';
import { families, familyStyle, paperHex, toneHex } from './palette.ts';

const own = loadBrand();

test.each(families)(
  'the hue of %s colors its own pictures, and one shape in those that show all services',
  (family) => {
    const dyes = { ...own, hues: { ...own.hues, [family]: 0 } };
    const other = family === 'erp' ? 'data' : 'erp';

    expect(toneHex(family, 't4', 'light', dyes)).not.toBe(toneHex(family, 't4'));
    expect(toneHex(other, 't4', 'light', dyes)).toBe(toneHex(other, 't4'));
    expect(familyStyle(other, dyes)).not.toBe(familyStyle(other));
  },
);

test('ink, sand and flame follow the brand', () => {
  const tone = (name: string, changes: object) => toneHex('erp', name, 'light', { ...own, ...changes });

  expect(tone('k', { hues: { ...own.hues, ink: 0 } })).not.toBe(toneHex('erp', 'k'));
  expect(tone('s', { hues: { ...own.hues, paper: 300 } })).not.toBe(toneHex('erp', 's'));
  expect(tone('f', { action: { ...own.action, hue: 200 } })).not.toBe(toneHex('erp', 'f'));
  expect(tone('f', { action: { ...own.action, chroma: 0 } })).toMatch(/^#(..)\1\1$/);
});

test('pictures and pages have the same paper', () => {
  expect(paperHex()).toBe(themeColors().light);
});

test('a style holds light and dark and nothing that a rasteriser cannot read', () => {
  const style = familyStyle('erp');
  expect(style).toContain('@media(prefers-color-scheme:dark)');
  expect(style).not.toMatch(/var\(|oklch|undefined|NaN/);
});

test('an unknown tone is refused by name', () => {
  expect(() => toneHex('erp', 'sepia')).toThrow('"sepia"');
});

import { expect, test } from 'vitest';
import { themeColors } from '#app/styles/contrast.server.ts';
import { brandTokens } from '#app/styles/tokens.server.ts';
import { siteUnderTest } from '#tests/site-under-test.ts';
import { paperHex, styleOf, toneHex } from './palette.ts';

const site = siteUnderTest();
const own = site.brand();

test('ink, sand and flame follow the brand', () => {
  const tone = (name: string, changes: object) => toneHex({ ...own, ...changes }, 'erp', name);

  expect(tone('ink', { hues: { ...own.hues, ink: 0 } })).not.toBe(toneHex(own, 'erp', 'ink'));
  expect(tone('sand', { hues: { ...own.hues, paper: 300 } })).not.toBe(toneHex(own, 'erp', 'sand'));
  expect(tone('flame', { action: { ...own.action, hue: 200 } })).not.toBe(toneHex(own, 'erp', 'flame'));
  expect(tone('flame', { action: { ...own.action, chroma: 0 } })).toMatch(/^#(..)\1\1$/);
});

test('pictures and pages have the same paper', () => {
  expect(paperHex(own)).toBe(themeColors(brandTokens(own, site.menus())).light);
});

test('a style holds light and dark and nothing that a rasteriser cannot read', () => {
  const style = styleOf('erp', own);
  expect(style).toContain('@media(prefers-color-scheme:dark)');
  expect(style).not.toMatch(/var\(|oklch|undefined|NaN/);
});

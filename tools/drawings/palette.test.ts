import { expect, test } from 'vitest';
import { themeColors } from '#app/styles/contrast.server.ts';
import { brandTokens } from '#app/styles/tokens.server.ts';
import { testSite } from '#tests/test-site.ts';
import { parseDrawing } from './drawing.ts';
import { paperHex, styleOf, toneHex } from './palette.ts';

const site = testSite();
const own = site.brand();

test('ink, sand and flame follow the brand', () => {
  const tone = (name: string, changes: object) => toneHex({ ...own, ...changes }, 'servicios', name);

  expect(tone('ink', { hues: { ...own.hues, ink: 0 } })).not.toBe(toneHex(own, 'servicios', 'ink'));
  expect(tone('sand', { hues: { ...own.hues, paper: 300 } })).not.toBe(toneHex(own, 'servicios', 'sand'));
  expect(tone('flame', { action: { ...own.action, hue: 200 } })).not.toBe(toneHex(own, 'servicios', 'flame'));
  expect(tone('flame', { action: { ...own.action, chroma: 0 } })).toMatch(/^#(..)\1\1$/);
});

test('pictures and pages have the same paper', () => {
  expect(paperHex(own)).toBe(themeColors(brandTokens(own)).light);
});

test('a style holds light and dark and nothing that a rasteriser cannot read', () => {
  const style = styleOf('servicios', own);
  expect(style).toContain('@media(prefers-color-scheme:dark)');
  expect(style).not.toMatch(/var\(|oklch|undefined|NaN/);
});

test('a drawing inside a page has neither classes, which rules of the page could meet, nor a style', () => {
  const source =
    '<svg xmlns="http://www.w3.org/2000/svg" class="hue-servicios" width="9" height="9"><path class="servicios" d="M0 0h9v9z"/></svg>';
  const { faults, inline } = parseDrawing(source, own);

  expect(faults).toEqual([]);
  expect(inline).toMatch(/<path [^>]*fill="light-dark\(#\w{6},#\w{6}\)"/);
  expect(inline).not.toMatch(/class|style/);
});

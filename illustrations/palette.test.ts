import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { familyHue, familyStyle, neutrals, toHex, toneHex } from './palette.ts';

const tokens = readFileSync(join(import.meta.dirname, '../app/styles/tokens.css'), 'utf8');

/** The hue of a role's light value in the site's tokens. */
function hueOf(role: string): number {
  const [, hue] = tokens.match(new RegExp(`--${role}: light-dark\\(oklch\\([\\d.]+ [\\d.]+ (\\d+)`)) ?? [];
  return Number(hue);
}

test('every family has the hue that the site gives it', () => {
  for (const [family, hue] of Object.entries(familyHue)) {
    const name = family === 'advisory' ? 'corporate' : family;
    const [, found] = tokens.match(new RegExp(`data-family="${name}"\\] \\{\\s*--hue: (\\d+);`)) ?? [];
    expect(Number(found), name).toBe(hue);
  }
});

test('ink and flame of the pictures have the hues of the site', () => {
  expect(neutrals.k?.[0][2]).toBe(hueOf('ink'));
  expect(neutrals.f?.[0][2]).toBe(hueOf('action'));
});

test('an OKLCH color becomes the sRGB color that browsers show', () => {
  expect(toHex([1, 0, 0])).toBe('#ffffff');
  expect(toHex([0.628, 0.2577, 29.23])).toBe('#ff0000');
});

test('a color outside sRGB loses chroma until it fits', () => {
  expect(toHex([0.9, 0.4, 150])).toBe('#79ff9c');
});

test('a style holds light and dark and nothing that a rasteriser cannot read', () => {
  const style = familyStyle('erp');
  expect(style).toContain('@media(prefers-color-scheme:dark)');
  expect(style).not.toMatch(/var\(|oklch|undefined|NaN/);
});

test('an unknown tone is refused by name', () => {
  expect(() => toneHex('erp', 'sepia')).toThrow('"sepia"');
});

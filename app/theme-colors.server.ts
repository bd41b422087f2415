import { readFileSync } from 'node:fs';
import { type Oklch, toHex } from '#illustrations/palette.ts';

const paper = /--paper:\s*light-dark\(oklch\(([^)]+)\),\s*oklch\(([^)]+)\)\)/;

/**
 * Gives the color of the page's ground for browser frames and manifests, which know neither custom properties nor, in
 * older versions, OKLCH. Throws when the style tokens name it no more.
 */
export function themeColors(css = readFileSync('app/styles/tokens.css', 'utf8')): { light: string; dark: string } {
  const [, light, dark] = css.match(paper) ?? [];
  if (!light || !dark) throw new Error('app/styles/tokens.css has no --paper with a light and a dark oklch() value.');
  return { light: hexOf(light), dark: hexOf(dark) };
}

function hexOf(values: string): string {
  const [lightness = 0, chroma = 0, hue = 0] = values.trim().split(/\s+/).map(Number);
  return toHex([lightness, chroma, hue] satisfies Oklch);
}

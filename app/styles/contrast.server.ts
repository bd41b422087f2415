import { contrast, type Oklch, toHex } from '#shared/oklch.ts';
import { errorAt, type Finding } from '#site/finding.ts';
import { type BrandColors, brandTokens } from './tokens.server.ts';

type Scheme = 'light' | 'dark';

/** WCAG 2.2, 1.4.3 */
const minimumContrast = 4.5;

/**
 * What is wrong with the colors of a brand, which chooses the lightness of one color only, that of action. Nowhere is it
 * harder to see than on the light background. Hues alone break no contrast (contrast.test.ts).
 */
export function brandFaults(brand: BrandColors): Finding[] {
  const { hue, chroma, lightness } = brand.action;
  const background = colorOf(brandTokens(brand), 'page-background', 'light');
  const ratioAt = (light: number) => contrast([light, chroma, hue], background);
  if (ratioAt(lightness) >= minimumContrast) return [];
  // The lightest one with enough contrast, in steps of 0.005.
  let step = Math.floor(lightness * 200);
  while (ratioAt(step / 200) < minimumContrast) step--;
  const ratio = Math.floor(ratioAt(lightness) * 100) / 100;
  const darker = toHex([step / 200, chroma, hue]);
  return [errorAt('content/brand.yaml', 'action', 'pale-action', { ratio, needs: minimumContrast, darker })];
}

const value = String.raw`oklch\(([^()]*(?:\(--hue\))?[^()]*)\)`;

/** A color of tokens.css; a tone takes its hue from the group. Throws when there is no such token. */
export function colorOf(css: string, token: string, scheme: Scheme, hue = 0): Oklch {
  const [, light, dark] = css.match(new RegExp(`--${token}: light-dark\\(\\s*${value},\\s*${value}\\s*\\);`)) ?? [];
  const text = scheme === 'light' ? light : dark;
  const [lightness = Number.NaN, chroma = Number.NaN, angle = Number.NaN] = (text ?? '')
    .replace('var(--hue)', String(hue))
    .split(' ')
    .map(Number);
  if (Number.isNaN(lightness + chroma + angle))
    throw new Error(`app/styles/tokens.css has no --${token} of plain oklch() values.`);
  return [lightness, chroma, angle];
}

/** The page's background for `theme-color` and manifests, which know no custom properties. */
export function themeColors(css: string): { light: string; dark: string } {
  return {
    light: toHex(colorOf(css, 'page-background', 'light')),
    dark: toHex(colorOf(css, 'page-background', 'dark')),
  };
}

import { toHex } from '#shared/oklch.ts';
import { colorOf } from './contrast.server.ts';
import { brandTokens } from './tokens.server.ts';

/**
 * Returns the page's background color for browser frames and manifests, which know neither custom properties nor, in
 * older versions, OKLCH. Throws when the style tokens name it no more.
 */
export function themeColors(css = brandTokens()): { light: string; dark: string } {
  return { light: toHex(colorOf(css, 'paper', 'light')), dark: toHex(colorOf(css, 'paper', 'dark')) };
}

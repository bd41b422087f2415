import { clampChroma, clampRgb, converter, formatHex, wcagContrast } from 'culori';

export type Oklch = readonly [lightness: number, chroma: number, hue: number];

const toOklch = converter('oklch');

function colorOf([l, c, h]: Oklch) {
  return { mode: 'oklch', l, c, h } as const;
}

/** With as much of its chroma as sRGB has. */
export function toHex(color: Oklch): string {
  return formatHex(clampChroma(colorOf(color), 'oklch'));
}

export function fromHex(hex: string): Oklch {
  const { l = 0, c = 0, h = 0 } = toOklch(hex) ?? {};
  return [l, c, h];
}

/** On screens of sRGB, which clip a color at the edge of their gamut (WCAG 2.2, 1.4.3). */
export function contrast(firstColor: Oklch, secondColor: Oklch): number {
  return wcagContrast(clampRgb(colorOf(firstColor)), clampRgb(colorOf(secondColor)));
}

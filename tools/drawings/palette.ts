import { type Oklch, toHex } from '#shared/oklch.ts';
import type { Brand } from '#site/create-site.server.ts';

export type BrandColors = Pick<Brand, 'hues' | 'action'>;

/** The hue of a picture's tones: one of the brand's except ink and paper. */
export type HueName = string;

export function hueNamesOf({ hues }: BrandColors): HueName[] {
  return Object.keys(hues).filter((name) => name !== 'ink' && name !== 'paper');
}

/** The colors that the files of content/media/ carry, so that they look right in a drawing program. */
const original: BrandColors = {
  hues: { erp: 190, digital: 245, data: 75, security: 300, advisory: 150, ink: 235, paper: 90 },
  action: { hue: 33, chroma: 0.195, lightness: 0.565 },
};

type Pair = readonly [light: Oklch, dark: Oklch];

/** Lightness and chroma in the light and the dark scheme, of one hue unless the dark scheme has its own. */
function pair(hue: number, light: number, lightChroma: number, dark: number, darkChroma: number, darkHue = hue): Pair {
  return [
    [light, lightChroma, hue],
    [dark, darkChroma, darkHue],
  ];
}

function tones(hue: number): Record<string, Pair> {
  // Amber looks muddy at the lightness that suits the other hues, so it is lighter.
  const isWarm = hue > 50 && hue < 115;
  const chroma = isWarm ? 1.3 : hue > 280 && hue < 330 ? 1.05 : 1;
  const tone = (light: number, lightChroma: number, dark: number, darkChroma: number) =>
    pair(hue, light, lightChroma * chroma, dark, darkChroma * chroma);
  return {
    'tone-0': tone(0.968, 0.015, 0.215, 0.028),
    'tone-1': tone(0.938, 0.029, 0.262, 0.04),
    'tone-2': tone(0.87, 0.065, 0.345, 0.058),
    'tone-3': tone(isWarm ? 0.82 : 0.765, 0.1, 0.49, 0.085),
    'tone-4': tone(isWarm ? 0.7 : 0.58, 0.12, isWarm ? 0.76 : 0.7, 0.115),
    'tone-5': tone(isWarm ? 0.44 : 0.38, 0.08, 0.87, 0.07),
    'tone-shadow': tone(isWarm ? 0.44 : 0.38, 0.08, 0.42, 0.08),
    'tone-top': tone(0.885, 0.075, 0.66, 0.1),
    'tone-front': tone(isWarm ? 0.78 : 0.7, 0.115, 0.52, 0.1),
    'tone-side': tone(isWarm ? 0.66 : 0.55, 0.12, 0.4, 0.08),
  };
}

function neutrals({ hues: { ink, paper }, action: { hue, chroma } }: BrandColors): Record<string, Pair> {
  // The chroma of the flame was chosen beside an action of this chroma.
  const vivid = chroma / 0.195;
  return {
    white: pair(ink, 1, 0, 0.3, 0.03),
    ink: pair(ink, 0.24, 0.045, 0.88, 0.014, paper),
    faint: pair(ink - 10, 0.8, 0.022, 0.47, 0.028, ink),
    light: pair(paper, 1, 0, 0.92, 0.012),
    sand: pair(paper - 5, 0.935, 0.035, 0.4, 0.035, paper - 10),
    flame: pair(hue, 0.645, 0.205 * vivid, 0.71, 0.18 * vivid, hue + 3),
    blush: pair(hue + 9, 0.915, 0.052 * vivid, 0.37, 0.085 * vivid, hue + 3),
    night: pair(ink, 0.29, 0.05, 0.15, 0.03),
    haze: pair(ink - 10, 0.62, 0.04, 0.6, 0.035),
    'white-top': pair(ink, 1, 0, 0.43, 0.032),
    'white-front': pair(ink - 15, 0.955, 0.012, 0.345, 0.03, ink),
    'white-side': pair(ink - 13, 0.895, 0.02, 0.27, 0.028, ink),
    'sand-top': pair(paper - 2, 0.955, 0.035, 0.56, 0.045, paper - 10),
    'sand-front': pair(paper - 8, 0.9, 0.045, 0.46, 0.045, paper - 12),
    'sand-side': pair(paper - 12, 0.84, 0.055, 0.37, 0.04, paper - 15),
    'flame-top': pair(hue + 5, 0.76, 0.16 * vivid, 0.78, 0.15 * vivid, hue + 9),
    'flame-front': pair(hue + 1, 0.66, 0.2 * vivid, 0.68, 0.18 * vivid, hue + 3),
    'flame-side': pair(hue - 1, 0.56, 0.19 * vivid, 0.56, 0.17 * vivid, hue),
    'night-top': pair(ink, 0.42, 0.055, 0.38, 0.045),
    'night-front': pair(ink, 0.32, 0.052, 0.25, 0.035),
    'night-side': pair(ink, 0.25, 0.045, 0.18, 0.03),
    // People look the same in both schemes.
    skin: pair(paper - 13, 0.835, 0.058, 0.835, 0.058),
    'skin-light': pair(paper - 6, 0.93, 0.038, 0.93, 0.038),
    hair: pair(ink, 0.28, 0.048, 0.28, 0.048),
  };
}

/** Without a hue of that name, the hue of ink is used. */
function hueOf(hueName: HueName, { hues }: BrandColors): number {
  return hues[hueName] ?? hues.ink;
}

/** Every color name of pictures of a hue, with its light and dark color: docs/pictures.md. */
function palette(hueName: HueName, brand: BrandColors, hueNames = hueNamesOf(brand)): Record<string, Pair> {
  const signals = hueNames.map((name) => [name, tones(hueOf(name, brand))['tone-4'] as Pair]);
  return { ...tones(hueOf(hueName, brand)), ...neutrals(brand), ...Object.fromEntries(signals) };
}

const strokes = [
  ...[1.5, 3.4, 4, 6, 10, 16].map((width, index) => [`width-${index + 1}`, 'stroke-width', width] as const),
  ['dotted', 'stroke-dasharray', '.1 9'] as const,
  ['dashed', 'stroke-dasharray', '11 9'] as const,
];

export function classesOf(hueName: HueName, brand: BrandColors): ReadonlyMap<string, string> {
  return new Map([
    ...Object.keys(palette(hueName, brand)).flatMap((name) => [
      [name, 'fill'] as const,
      [`line-${name}`, 'stroke'] as const,
    ]),
    ...strokes.map(([name, property]) => [name, property] as const),
  ]);
}

/** The name of a color in the files of a brand with these hues. */
export function colorNameOf(hueName: HueName, hex: string, brand: BrandColors): string | undefined {
  return Object.entries(palette(hueName, original, hueNamesOf(brand))).find(([, [light]]) => toHex(light) === hex)?.[0];
}

function colorRules(pairs: Record<string, Pair>, colorOf: (pair: Pair) => string): string {
  const colors = Object.entries(pairs).map(([name, pair]) => [name, colorOf(pair)]);
  const fills = colors.map(([name, color]) => `.${name}{fill:${color}}`);
  const lines = colors.map(([name, color]) => `.line-${name}{stroke:${color}}`);
  return `${fills.join('')}\n${lines.join('')}`;
}

/**
 * The style text of one hue, light and dark, in the colors of a brand. Literal colors, not custom
 * properties: rasterizers such as librsvg know no `var()`.
 */
export function styleOf(hueName: HueName, brand: BrandColors): string {
  const pairs = palette(hueName, brand);
  const [light, dark] = ([0, 1] as const).map((mode) => colorRules(pairs, (pair) => toHex(pair[mode])));
  return `${light}\n${strokes.map(([name, property, value]) => `.${name}{${property}:${value}}`).join('')}\n@media(prefers-color-scheme:dark){\n${dark}\n}`;
}

/** The same as attributes, by class, for a drawing inside a page: light or dark like its surroundings. */
export function attributesOf(hueName: HueName, brand: BrandColors): ReadonlyMap<string, Record<string, string>> {
  const colors = Object.entries(palette(hueName, brand)).flatMap(([name, [light, dark]]) => {
    const color = `light-dark(${toHex(light)},${toHex(dark)})`;
    return [[name, { fill: color }] as const, [`line-${name}`, { stroke: color }] as const];
  });
  return new Map([
    ...colors,
    ...strokes.map(([name, property, value]) => [name, { [property]: String(value) }] as const),
  ]);
}

/** One tone of one hue as `#rrggbb`, for rasters that cannot follow the color scheme. */
export function toneHex(brand: BrandColors, hueName: HueName, name: string, mode: 'light' | 'dark' = 'light'): string {
  const pair = palette(hueName, brand)[name];
  if (!pair) throw new Error(`No tone is called "${name}"`);
  return toHex(pair[mode === 'light' ? 0 : 1]);
}

/** The background of the site's pages in the light scheme, as the tokens have it. */
export function paperHex({ hues }: BrandColors): string {
  return toHex([0.985, 0.006, hues.paper]);
}

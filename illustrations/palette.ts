/** An OKLCH colour: lightness 0-1, chroma, hue in degrees. */
export type Oklch = readonly [lightness: number, chroma: number, hue: number];

/** The five service families; `advisory` also carries home and the corporate pages. */
export type Family = 'erp' | 'digital' | 'data' | 'security' | 'advisory';

/** Hue of each family, in degrees. The site's tokens use the same numbers. */
export const familyHue: Record<Family, number> = { erp: 190, digital: 245, data: 75, security: 300, advisory: 150 };

type Pair = readonly [light: Oklch, dark: Oklch];

function tones(family: Family): Record<string, Pair> {
  const hue = familyHue[family];
  // Amber turns to mud at the lightness where the other hues are at their best, so it sits higher.
  const warm = family === 'data';
  const chroma = warm ? 1.3 : family === 'security' ? 1.05 : 1;
  const tone = (light: number, lightC: number, dark: number, darkC: number): Pair => [
    [light, lightC * chroma, hue],
    [dark, darkC * chroma, hue],
  ];
  return {
    t0: tone(0.968, 0.015, 0.215, 0.028),
    t1: tone(0.938, 0.029, 0.262, 0.04),
    t2: tone(0.87, 0.065, 0.345, 0.058),
    t3: tone(warm ? 0.82 : 0.765, 0.1, 0.49, 0.085),
    t4: tone(warm ? 0.7 : 0.58, 0.12, warm ? 0.76 : 0.7, 0.115),
    t5: tone(warm ? 0.44 : 0.38, 0.08, 0.87, 0.07),
    n: tone(warm ? 0.44 : 0.38, 0.08, 0.42, 0.08),
    ta: tone(0.885, 0.075, 0.66, 0.1),
    tb: tone(warm ? 0.78 : 0.7, 0.115, 0.52, 0.1),
    tc: tone(warm ? 0.66 : 0.55, 0.12, 0.4, 0.08),
  };
}

/** Neutral roles that all families share, each as a light and a dark value. */
export const neutrals: Record<string, Pair> = {
  w: [
    [1, 0, 0],
    [0.3, 0.03, 235],
  ],
  k: [
    [0.24, 0.045, 235],
    [0.88, 0.014, 90],
  ],
  q: [
    [0.8, 0.022, 225],
    [0.47, 0.028, 235],
  ],
  l: [
    [1, 0, 0],
    [0.92, 0.012, 90],
  ],
  s: [
    [0.935, 0.035, 85],
    [0.4, 0.035, 80],
  ],
  f: [
    [0.645, 0.205, 33],
    [0.71, 0.18, 36],
  ],
  h: [
    [0.915, 0.052, 42],
    [0.37, 0.085, 36],
  ],
  o: [
    [0.29, 0.05, 235],
    [0.15, 0.03, 235],
  ],
  p: [
    [0.62, 0.04, 225],
    [0.6, 0.035, 225],
  ],
  wa: [
    [1, 0, 0],
    [0.43, 0.032, 235],
  ],
  wb: [
    [0.955, 0.012, 220],
    [0.345, 0.03, 235],
  ],
  wc: [
    [0.895, 0.02, 222],
    [0.27, 0.028, 235],
  ],
  sa: [
    [0.955, 0.035, 88],
    [0.56, 0.045, 80],
  ],
  sb: [
    [0.9, 0.045, 82],
    [0.46, 0.045, 78],
  ],
  sc: [
    [0.84, 0.055, 78],
    [0.37, 0.04, 75],
  ],
  fa: [
    [0.76, 0.16, 38],
    [0.78, 0.15, 42],
  ],
  fb: [
    [0.66, 0.2, 34],
    [0.68, 0.18, 36],
  ],
  fc: [
    [0.56, 0.19, 32],
    [0.56, 0.17, 33],
  ],
  oa: [
    [0.42, 0.055, 235],
    [0.38, 0.045, 235],
  ],
  ob: [
    [0.32, 0.052, 235],
    [0.25, 0.035, 235],
  ],
  oc: [
    [0.25, 0.045, 235],
    [0.18, 0.03, 235],
  ],
};

function linearToByte(value: number): number {
  const gamma = value <= 0.0031308 ? 12.92 * value : 1.055 * value ** (1 / 2.4) - 0.055;
  return Math.round(gamma * 255);
}

function oklchToLinear([lightness, chroma, hue]: Oklch): number[] {
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}

/**
 * Gives `#rrggbb` for an OKLCH colour; chroma shrinks until sRGB can show it.
 * Formulas: Björn Ottosson, "A perceptual color space for image processing".
 */
export function toHex([lightness, chroma, hue]: Oklch): string {
  for (let c = chroma; ; c -= 0.002) {
    const rgb = oklchToLinear([lightness, Math.max(c, 0), hue]);
    if (c <= 0 || rgb.every((v) => v >= -0.0005 && v <= 1.0005)) {
      const bytes = rgb.map((v) => linearToByte(Math.min(1, Math.max(0, v))));
      return `#${bytes.map((b) => b.toString(16).padStart(2, '0')).join('')}`;
    }
  }
}

// Names of the stroke classes: capital letters for a tone drawn as a line.
const strokes: Record<string, string> = {
  K: 'k',
  Q: 'q',
  P: 'p',
  F: 'f',
  W: 'w',
  L: 'l',
  H: 'h',
  S: 's',
  T1: 't1',
  T2: 't2',
  T3: 't3',
  T4: 't4',
  T5: 't5',
  TA: 'ta',
  TB: 'tb',
  TC: 'tc',
};

// One colour of each family, for the few pictures that show all services at once.
const signals: Record<string, Pair> = Object.fromEntries(
  (['erp', 'digital', 'data', 'security', 'advisory'] as const).map((family, index) => [
    `u${index + 1}`,
    tones(family).t4 as Pair,
  ]),
);

function allTones(family: Family): Record<string, Pair> {
  return { ...tones(family), ...neutrals, ...signals };
}

const widths = '.z1{stroke-width:1.5}.z3{stroke-width:4}.z4{stroke-width:6}.z5{stroke-width:10}.z6{stroke-width:16}';
const dashes = '.d{stroke-dasharray:.1 9}.e{stroke-dasharray:11 9}';

function rules(pairs: Record<string, Pair>, mode: 0 | 1): string {
  const value = (name: string): string => toHex((pairs[name] as Pair)[mode]);
  const fills = Object.keys(pairs).map((name) => `.${name}{fill:${value(name)}}`);
  const lines = Object.entries(strokes).map(([name, tone]) => `.${name}{stroke:${value(tone)}}`);
  return fills.join('') + lines.join('');
}

/**
 * The style text of one family, light and dark. Every picture of a family carries exactly this text,
 * so a Content-Security-Policy needs one hash a family. Literal colours, not custom properties:
 * rasterisers such as librsvg know no `var()`.
 */
export function familyStyle(family: Family): string {
  const pairs = allTones(family);
  return `${rules(pairs, 0)}${widths}${dashes}@media(prefers-color-scheme:dark){${rules(pairs, 1)}}`;
}

/** One tone of one family as `#rrggbb`, for rasters that cannot follow the colour scheme. */
export function toneHex(family: Family, name: string, mode: 'light' | 'dark' = 'light'): string {
  const pair = allTones(family)[name];
  if (!pair) throw new Error(`No tone is called "${name}"`);
  return toHex(pair[mode === 'light' ? 0 : 1]);
}

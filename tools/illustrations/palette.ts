import { type Brand, loadBrand } from '#app/content/load.server.ts';
import { type Oklch, toHex } from '#shared/oklch.ts';

/** The five service families; `advisory` also carries home and the corporate pages. */
export type Family = 'erp' | 'digital' | 'data' | 'security' | 'advisory';

/** The families in the order of their signals. */
export const families = ['erp', 'digital', 'data', 'security', 'advisory'] as const satisfies readonly Family[];

/** What a brand gives the pictures. */
export type Dyes = Pick<Brand, 'hues' | 'action'>;

const own = loadBrand();

type Pair = readonly [light: Oklch, dark: Oklch];

function tones(hue: number): Record<string, Pair> {
  // Amber turns to mud at the lightness where the other hues are at their best, so it sits higher.
  const warm = hue > 50 && hue < 115;
  const chroma = warm ? 1.3 : hue > 280 && hue < 330 ? 1.05 : 1;
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
function neutrals({ hues: { ink, paper }, action }: Dyes): Record<string, Pair> {
  // The chroma of the flame was chosen beside an action of this chroma.
  const vivid = action.chroma / 0.195;
  return {
    w: [
      [1, 0, 0],
      [0.3, 0.03, ink],
    ],
    k: [
      [0.24, 0.045, ink],
      [0.88, 0.014, paper],
    ],
    q: [
      [0.8, 0.022, ink - 10],
      [0.47, 0.028, ink],
    ],
    l: [
      [1, 0, 0],
      [0.92, 0.012, paper],
    ],
    s: [
      [0.935, 0.035, paper - 5],
      [0.4, 0.035, paper - 10],
    ],
    f: [
      [0.645, 0.205 * vivid, action.hue],
      [0.71, 0.18 * vivid, action.hue + 3],
    ],
    h: [
      [0.915, 0.052 * vivid, action.hue + 9],
      [0.37, 0.085 * vivid, action.hue + 3],
    ],
    o: [
      [0.29, 0.05, ink],
      [0.15, 0.03, ink],
    ],
    p: [
      [0.62, 0.04, ink - 10],
      [0.6, 0.035, ink - 10],
    ],
    wa: [
      [1, 0, 0],
      [0.43, 0.032, ink],
    ],
    wb: [
      [0.955, 0.012, ink - 15],
      [0.345, 0.03, ink],
    ],
    wc: [
      [0.895, 0.02, ink - 13],
      [0.27, 0.028, ink],
    ],
    sa: [
      [0.955, 0.035, paper - 2],
      [0.56, 0.045, paper - 10],
    ],
    sb: [
      [0.9, 0.045, paper - 8],
      [0.46, 0.045, paper - 12],
    ],
    sc: [
      [0.84, 0.055, paper - 12],
      [0.37, 0.04, paper - 15],
    ],
    fa: [
      [0.76, 0.16 * vivid, action.hue + 5],
      [0.78, 0.15 * vivid, action.hue + 9],
    ],
    fb: [
      [0.66, 0.2 * vivid, action.hue + 1],
      [0.68, 0.18 * vivid, action.hue + 3],
    ],
    fc: [
      [0.56, 0.19 * vivid, action.hue - 1],
      [0.56, 0.17 * vivid, action.hue],
    ],
    oa: [
      [0.42, 0.055, ink],
      [0.38, 0.045, ink],
    ],
    ob: [
      [0.32, 0.052, ink],
      [0.25, 0.035, ink],
    ],
    oc: [
      [0.25, 0.045, ink],
      [0.18, 0.03, ink],
    ],
  };
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
function signals({ hues }: Dyes): Record<string, Pair> {
  return Object.fromEntries(
    families.map((family, index) => [`u${index + 1}`, tones(hues[family] ?? hues.ink).t4 as Pair]),
  );
}

function allTones(family: Family, dyes: Dyes): Record<string, Pair> {
  return { ...tones(dyes.hues[family] ?? dyes.hues.ink), ...neutrals(dyes), ...signals(dyes) };
}

const widths =
  '.z1{stroke-width:1.5}.z2{stroke-width:3.4}.z3{stroke-width:4}.z4{stroke-width:6}.z5{stroke-width:10}.z6{stroke-width:16}';
const dashes = '.d{stroke-dasharray:.1 9}.e{stroke-dasharray:11 9}';

function rules(pairs: Record<string, Pair>, mode: 0 | 1): string {
  const value = (name: string): string => toHex((pairs[name] as Pair)[mode]);
  const fills = Object.keys(pairs).map((name) => `.${name}{fill:${value(name)}}`);
  const lines = Object.entries(strokes).map(([name, tone]) => `.${name}{stroke:${value(tone)}}`);
  return fills.join('') + lines.join('');
}

/**
 * The style text of one family, light and dark, in the site's own colours or another brand's. Every picture of a family carries exactly this text,
 * so a Content-Security-Policy needs one hash a family. Literal colours, not custom properties:
 * rasterisers such as librsvg know no `var()`.
 */
export function familyStyle(family: Family, dyes: Dyes = own): string {
  const pairs = allTones(family, dyes);
  return `${rules(pairs, 0)}${widths}${dashes}@media(prefers-color-scheme:dark){${rules(pairs, 1)}}`;
}

/** One tone of one family as `#rrggbb`, for rasters that cannot follow the colour scheme. */
export function toneHex(family: Family, name: string, mode: 'light' | 'dark' = 'light', dyes: Dyes = own): string {
  const pair = allTones(family, dyes)[name];
  if (!pair) throw new Error(`No tone is called "${name}"`);
  return toHex(pair[mode === 'light' ? 0 : 1]);
}

/** The ground of the site's pages by day, as the tokens have it. */
export function paperHex({ hues }: Dyes = own): string {
  return toHex([0.985, 0.006, hues.paper]);
}

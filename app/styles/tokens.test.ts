import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

type Oklch = { lightness: number; chroma: number; hue: number };
type Ground = { name: string; color: Oklch; dark: boolean };

const css = readFileSync('app/styles/tokens.css', 'utf8');
const schemes = [false, true];
const families = [...css.matchAll(/\[data-family="(\w+)"\] \{\s*--hue: (\d+);/g)].map(([, name = '', hue]) => ({
  name,
  hue: Number(hue),
}));

/** Takes a role, gives its color in one scheme; a tone takes its hue from the family. */
function role(name: string, dark: boolean, hue = 0): Oklch {
  const value = css.match(new RegExp(`--${name}: light-dark\\(oklch\\((.+?)\\), oklch\\((.+?)\\)\\);`))?.[dark ? 2 : 1];
  return parse(name, value, hue);
}

/** The dark ground inside a page: its value in a light and in a dark page. */
function deep(darkPage: boolean): Oklch {
  const values = [...css.matchAll(/--deep: oklch\((.+?)\);/g)].map(([, value]) => value);
  return parse('deep', values[darkPage ? 1 : 0], 0);
}

function parse(name: string, value: string | undefined, hue: number): Oklch {
  if (!value) throw new Error(`tokens.css has no --${name} with a light and a dark oklch() value.`);
  const [lightness = Number.NaN, chroma = Number.NaN, angle = Number.NaN] = value
    .replace('var(--hue)', String(hue))
    .split(' ')
    .map(Number);
  if (Number.isNaN(lightness + chroma + angle)) throw new Error(`--${name} is no plain oklch() value: ${value}`);
  return { lightness, chroma, hue: angle };
}

/** Relative luminance (WCAG 2.2) of a color as an sRGB screen shows it; matrices from Ottosson's OKLab. */
function luminance({ lightness, chroma, hue }: Oklch): number {
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const shown = (light: number) => Math.min(1, Math.max(0, light));
  return (
    0.2126 * shown(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s) +
    0.7152 * shown(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s) +
    0.0722 * shown(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s)
  );
}

function contrast(one: Oklch, other: Oklch): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

/** Every ground that words stand on, and whether the dark values of the roles hold there. */
const grounds: Ground[] = [
  ...schemes.flatMap((dark) => [
    { name: 'paper', color: role('paper', dark), dark },
    { name: 'surface', color: role('surface', dark), dark },
    ...families.map(({ name, hue }) => ({ name: `${name} wash`, color: role('tone-wash', dark, hue), dark })),
  ]),
  ...schemes.map((darkPage) => ({
    name: `deep of a ${darkPage ? 'dark' : 'light'} page`,
    color: deep(darkPage),
    dark: true,
  })),
];

/** Takes a color's name and how much contrast it needs, gives the grounds on which it has less, with what it has. */
function tooFaint(needed: number, colorOn: (dark: boolean) => Oklch, on = grounds) {
  return on.flatMap((ground) => {
    const ratio = contrast(colorOn(ground.dark), ground.color);
    return ratio < needed ? [`${ground.name} (${ground.dark ? 'dark' : 'light'}): ${ratio.toFixed(2)}`] : [];
  });
}

test('contrast is counted as WCAG counts it', () => {
  const white = { lightness: 1, chroma: 0, hue: 0 };
  const black = { lightness: 0, chroma: 0, hue: 0 };
  // #808080, whose luminance is 0.2159.
  const gray = { lightness: 0.5999, chroma: 0, hue: 0 };

  expect(contrast(white, black)).toBeCloseTo(21, 2);
  expect(contrast(white, gray)).toBeCloseTo(3.95, 1);
  expect(families).toHaveLength(5);
});

test.each(['ink', 'ink-soft'])('text has at least 7:1 on every ground: %s', (name) => {
  expect(tooFaint(7, (dark) => role(name, dark))).toEqual([]);
});

test.each(families)('words in the tone of $name have at least 4.5:1 on every ground', ({ hue }) => {
  expect(tooFaint(4.5, (dark) => role('tone-ink', dark, hue))).toEqual([]);
});

test.each(families)('shapes and large figures in the tone of $name have at least 3:1 on every ground', ({ hue }) => {
  expect(tooFaint(3, (dark) => role('tone', dark, hue))).toEqual([]);
});

test.each(['action', 'action-hover'])('the words on a button have at least 4.5:1 on %s', (name) => {
  const buttons = schemes.map((dark) => ({ name, color: role(name, dark), dark }));

  expect(tooFaint(4.5, (dark) => role('on-action', dark), buttons)).toEqual([]);
});

test.each(['control', 'focus', 'action'])(
  'borders of controls, focus rings and marks have at least 3:1: %s',
  (name) => {
    expect(tooFaint(3, (dark) => role(name, dark))).toEqual([]);
  },
);

test('the color of action as a shape or large type, has at least 4.5:1', () => {
  const paper = grounds.filter(({ name }) => name === 'paper');

  expect(tooFaint(4.5, (dark) => role('action', dark), paper)).toEqual([]);
});

test.each(['good', 'bad'])('words of an outcome have at least 4.5:1 on their wash and on every ground: %s', (name) => {
  const washes = schemes.map((dark) => ({ name: `${name}-wash`, color: role(`${name}-wash`, dark), dark }));

  expect(tooFaint(4.5, (dark) => role(name, dark), [...washes, ...grounds])).toEqual([]);
  expect(tooFaint(7, (dark) => role('ink', dark), washes)).toEqual([]);
  expect(tooFaint(7, (dark) => role('ink-soft', dark), washes)).toEqual([]);
});

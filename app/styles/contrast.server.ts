import { contrast, type Oklch, toHex } from '#shared/oklch.ts';
import { errorAt, type Finding } from '#site/finding.ts';
import { type BrandColors, brandTokens, type MenuHues } from './tokens.server.ts';

const schemes = ['light', 'dark'] as const;
type Scheme = (typeof schemes)[number];

type Surface = { name: string; color: Oklch; scheme: Scheme };
type Rule = { role: string; group?: string; hue?: number; needs: number; on: readonly Surface[] };

/** A color with too little contrast on a surface. */
type ContrastFault = { role: string; group?: string; surface: string; scheme: Scheme; ratio: number; needs: number };

const value = String.raw`oklch\(([^()]*(?:\(--hue\))?[^()]*)\)`;

/** Colors of tokens.css that have too little contrast, worst first. */
export function contrastFaults(css: string): ContrastFault[] {
  const faults = rulesOf(css).flatMap((rule) => rule.on.flatMap((surface) => faultOn(css, rule, surface) ?? []));
  return faults.sort((one, other) => one.ratio / one.needs - other.ratio / other.needs);
}

/** Each color of a brand with too little contrast. A brand chooses the lightness of one color only, that of action. */
export function brandFaults(brand: BrandColors, menus: MenuHues): Finding[] {
  const worst = Map.groupBy(contrastFaults(brandTokens(brand, menus)), (fault) => keyOf(fault, menus));
  return [...worst].map(([key, [fault]]) => {
    const { role = '', surface = '', scheme = '', needs = 0, ratio = 0 } = fault ?? {};
    const values = { role, surface, scheme, needs, ratio: Math.floor(ratio * 100) / 100 };
    return key === 'action'
      ? errorAt('content/brand.yaml', key, 'pale-action', { ...values, darker: darkerAction(brand, menus) })
      : errorAt('content/brand.yaml', key, 'pale-hue', values);
  });
}

/** WCAG 2.2, 1.4.3 and 1.4.11; for running text 1.4.6. */
function rulesOf(css: string): Rule[] {
  const groups = groupHues(css);
  const surfaces = surfacesOf(css, groups);
  const outcomes = [...inBothSchemes(css, 'good-wash'), ...inBothSchemes(css, 'bad-wash')];
  return [
    ...['ink', 'ink-soft'].map((role) => ({ role, needs: 7, on: [...surfaces, ...outcomes] })),
    ...groups.map((group) => ({ role: 'tone-ink', ...group, needs: 4.5, on: surfaces })),
    ...groups.map((group) => ({ role: 'tone', ...group, needs: 3, on: surfaces })),
    ...['action', 'action-hover'].map((name) => ({ role: 'on-action', needs: 4.5, on: inBothSchemes(css, name) })),
    ...['control', 'focus', 'action'].map((role) => ({ role, needs: 3, on: surfaces })),
    ...['alarm', 'caution'].map((name) => ({ role: `on-${name}`, needs: 7, on: inBothSchemes(css, name) })),
    { role: 'action', needs: 4.5, on: surfaces.filter(({ name }) => name === 'paper') },
    ...['good', 'bad'].map((role) => ({ role, needs: 4.5, on: [...surfaces, ...inBothSchemes(css, `${role}-wash`)] })),
  ];
}

/** Every background of text, and the scheme of the colors on it. */
function surfacesOf(css: string, groups: { group: string; hue: number }[]): Surface[] {
  const [byDay, byNight] = [...css.matchAll(new RegExp(`--deep: ${value};`, 'g'))].map(([, text = '']) => text);
  const [, byGroup] = css.match(new RegExp(`--tone-deep: ${value};`)) ?? [];
  return [
    ...['paper', 'surface'].flatMap((name) => inBothSchemes(css, name)),
    ...groups.map(({ group, hue }) => ({
      name: `the deep surface of ${group}`,
      color: parse('tone-deep', byGroup, hue),
      scheme: 'dark' as const,
    })),
    ...groups.flatMap(({ group, hue }) => inBothSchemes(css, 'tone-wash', `the wash of ${group}`, hue)),
    { name: 'the deep surface of a light page', color: parse('deep', byDay), scheme: 'dark' },
    { name: 'the deep surface of a dark page', color: parse('deep', byNight), scheme: 'dark' },
  ];
}

function inBothSchemes(css: string, role: string, name = role, hue = 0): Surface[] {
  return schemes.map((scheme) => ({ name, color: colorOf(css, role, scheme, hue), scheme }));
}

function faultOn(
  css: string,
  { role, group, hue, needs }: Rule,
  { name, color, scheme }: Surface,
): ContrastFault | undefined {
  const own = colorOf(css, role, scheme, hue);
  const ratio = Math.min(contrast(own, color, 'srgb'), contrast(own, color, 'wide'));
  return ratio < needs ? { role, ...(group && { group }), surface: name, scheme, ratio, needs } : undefined;
}

/** The groups of the style sheet with their hues, in degrees. */
export function groupHues(css: string): { group: string; hue: number }[] {
  const rules = css.matchAll(/\[data-group="(\w+)"\] \{\s*--hue: ([\d.]+);/g);
  return [...rules].map(([, group = '', hue]) => ({ group, hue: Number(hue) }));
}

/** A tone takes its hue from the group. Throws when there is no such role. */
function colorOf(css: string, role: string, scheme: Scheme, hue = 0): Oklch {
  const [, light, dark] = css.match(new RegExp(`--${role}: light-dark\\(\\s*${value},\\s*${value}\\s*\\);`)) ?? [];
  return parse(role, scheme === 'light' ? light : dark, hue);
}

function parse(role: string, text: string | undefined, hue = 0): Oklch {
  if (!text) throw new Error(`app/styles/tokens.css has no --${role} of plain oklch() values.`);
  const [lightness = Number.NaN, chroma = Number.NaN, angle = Number.NaN] = text
    .replace('var(--hue)', String(hue))
    .split(' ')
    .map(Number);
  if (Number.isNaN(lightness + chroma + angle)) throw new Error(`--${role} is no plain oklch() value: ${text}`);
  return [lightness, chroma, angle];
}

function keyOf({ role, group }: ContrastFault, { groups }: MenuHues): string {
  if (group) return `hues.${groups.find(({ id }) => id === group)?.hue}`;
  return role === 'action' || role === 'on-action' ? 'action' : 'hues.ink';
}

/** The lightest color of action with enough contrast. */
function darkerAction(brand: BrandColors, menus: MenuHues): string {
  const isFaulty = (lightness: number) => {
    const tokens = brandTokens({ ...brand, action: { ...brand.action, lightness } }, menus);
    return contrastFaults(tokens).some((fault) => keyOf(fault, menus) === 'action');
  };
  // In steps of 0.005, down to the lowest lightness that the schema takes, at which every hue has enough contrast.
  let step = Math.floor(brand.action.lightness * 200);
  while (step > 40 && isFaulty(step / 200)) step--;
  return toHex([step / 200, brand.action.chroma, brand.action.hue]);
}

/** The page's background for `theme-color` and manifests, which know no custom properties. */
export function themeColors(css: string): { light: string; dark: string } {
  return { light: toHex(colorOf(css, 'paper', 'light')), dark: toHex(colorOf(css, 'paper', 'dark')) };
}

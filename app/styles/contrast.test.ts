import { expect, test } from 'vitest';
import { lineOf } from '#site/finding.ts';
import { siteUnderTest } from '#tests/site-under-test.ts';
import { brandFaults, contrastFaults, groupHues, themeColors } from './contrast.server.ts';
import { type BrandColors, brandTokens } from './tokens.server.ts';

const site = siteUnderTest();
const menus = site.menus();
const brand = site.brand();
const tokens = brandTokens(brand, menus);

function turnedBy(degrees: number): BrandColors {
  const hues = Object.entries(brand.hues).map(([name, hue]) => [name, (hue + degrees) % 360]);
  return { hues: Object.fromEntries(hues) as BrandColors['hues'], action: brand.action };
}

/** The tokens with another light value of one role. */
function withLight(role: string, color: string): string {
  return tokens.replace(new RegExp(`(--${role}: light-dark\\(\\s*)oklch\\(.+?\\)(?=,)`), `$1oklch(${color})`);
}

test('every color of the site has the contrast that it needs on every surface, in both schemes', () => {
  expect(groupHues(tokens)).toHaveLength(menus.groups.length);
  expect(contrastFaults(tokens)).toEqual([]);
});

test('hues alone break no contrast: lightness belongs to the role', () => {
  const turns = Array.from({ length: 36 }, (_, turn) => turn * 10);

  expect(turns.flatMap((degrees) => brandFaults(turnedBy(degrees), menus))).toEqual([]);
});

test.each([
  ['ink', '0.5 0.03 235', { role: 'ink', needs: 7 }],
  ['tone-ink', '0.55 0.085 var(--hue)', { role: 'tone-ink', needs: 4.5 }],
  ['action', '0.6 0.195 33', { role: 'action', needs: 4.5 }],
  ['bad-wash', '0.8 0.02 25', { role: 'ink-soft', surface: 'bad-wash' }],
])('a value of %s that makes too little contrast is found', (name, color, fault) => {
  const faults = contrastFaults(withLight(name, color));

  expect(faults).toContainEqual(expect.objectContaining({ ...fault, scheme: 'light' }));
});

test('a brand whose color of action is too light is told so in one sentence, with a color to take', () => {
  const action = { hue: 190, chroma: 0.195, lightness: 0.565 };

  expect(brandFaults({ ...brand, action }, menus).map(lineOf)).toEqual([
    'content/brand.yaml: action – the color action has 3.5:1 on paper in the light scheme and needs 4.5:1: take a darker one, such as #06726e.',
  ]);
  expect(brandFaults({ ...brand, action: { ...action, lightness: 0.5 } }, menus)).toEqual([]);
});

test('the background of both schemes is read from the tokens, and tokens of another form stop the build', () => {
  const paper = '--paper: light-dark(oklch(1 0 0), oklch(0 0 0));';

  expect(themeColors(paper)).toEqual({ light: '#ffffff', dark: '#000000' });
  expect(() => themeColors('--paper: white;')).toThrow('no --paper');
});

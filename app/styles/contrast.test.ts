import { expect, test } from 'vitest';
import { contrast, type Oklch } from '#shared/oklch.ts';
import { testSite } from '#tests/test-site.ts';
import { colorOf } from './contrast.server.ts';
import { type BrandColors, brandTokens } from './tokens.server.ts';

const brand = testSite().brand();

function turnedBy(degrees: number): BrandColors {
  const hues = Object.entries(brand.hues).map(([name, hue]) => [name, (hue + degrees) % 360]);
  return { hues: Object.fromEntries(hues) as BrandColors['hues'], action: brand.action };
}

const surfaces = ['page-background', 'panel-background', 'tone-tint', 'deep'];

/** Text 4.5:1, running text 7:1, what is no text 3:1 (WCAG 2.2, 1.4.3, 1.4.6 and 1.4.11). */
const rules: [tokens: string[], surfaces: string[], minimum: number][] = [
  [['ink', 'ink-soft'], [...surfaces, 'good-tint', 'bad-tint'], 7],
  [['tone-ink'], surfaces, 4.5],
  [['tone', 'control', 'focus', 'action'], surfaces, 3],
  [['action'], ['page-background'], 4.5],
  [['on-action'], ['action', 'action-hover'], 4.5],
  [['on-alarm'], ['alarm'], 7],
  [['on-caution'], ['caution'], 7],
  [['good'], [...surfaces, 'good-tint'], 4.5],
  [['bad'], [...surfaces, 'bad-tint'], 4.5],
];

/** Deep surfaces have the colors of the dark scheme on them, also in the light one. */
function colorsOf(css: string, surface: string, scheme: 'light' | 'dark', hue: number): Oklch[] {
  if (surface !== 'deep') return [colorOf(css, surface, scheme, hue)];
  const deep = scheme === 'dark' ? [...css.matchAll(/deep: oklch\(([^;]+)\);/g)] : [];
  return deep.map(([, text = '']) => text.replace('var(--hue)', `${hue}`).split(' ').map(Number) as unknown as Oklch);
}

test.each(Array.from({ length: 36 }, (_, turn) => turn * 10))(
  'every color has the contrast that it needs on every surface, in both schemes, with hues turned by %i°',
  (degrees) => {
    const turned = turnedBy(degrees);
    const css = brandTokens(turned);
    const ratios = rules.flatMap(([tokens, surfaceTokens, minimum]) =>
      tokens.flatMap((token) =>
        surfaceTokens.flatMap((surface) =>
          (['light', 'dark'] as const).flatMap((scheme) =>
            Object.values(turned.hues).flatMap((hue) =>
              colorsOf(css, surface, scheme, hue).map((color) => {
                return {
                  token,
                  surface,
                  scheme,
                  hue,
                  minimum,
                  ratio: contrast(colorOf(css, token, scheme, hue), color),
                };
              }),
            ),
          ),
        ),
      ),
    );

    expect(ratios.filter(({ ratio, minimum }) => ratio < minimum)).toEqual([]);
  },
);

import { expect, test } from 'vitest';
import { testSite } from '#tests/test-site.ts';
import { withBrand } from './tokens.server.ts';

const site = testSite();
const colors = {
  hues: { ...site.brand().hues, erp: 10, digital: 20, data: 30, security: 40, advisory: 50, ink: 60, paper: 70 },
  action: { hue: 300, chroma: 0.2, lightness: 0.5 },
};

test.each([
  ['oklch(0.5 0.1 var(--brand-ink))', 'oklch(0.5 0.1 60)'],
  ['calc(var(--brand-ink) - 15) calc(var(--brand-action) + 7)', '45 307'],
  ['calc(var(--brand-action-lightness) - 0.065)', '0.435'],
  ['calc(var(--brand-action-chroma) * 0.923)', '0.185'],
  ['oklch(0.5 0.1 var(--hue)) calc(var(--header) + 1px)', 'oklch(0.5 0.1 var(--hue)) calc(var(--header) + 1px)'],
])('each place for the brand takes its number, and sums of it are reckoned out: %s', (css, filled) => {
  expect(withBrand(css, colors)).toBe(filled);
});

test('a name that no brand has stops the build', () => {
  expect(() => withBrand('var(--brand-mood)', colors)).toThrow('--brand-mood is no value of content/brand.yaml.');
});

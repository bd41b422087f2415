import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** The rules that look at colors: the only ones whose answer can differ between the light and the dark scheme. */
const colorRules = ['color-contrast', 'color-contrast-enhanced', 'link-in-text-block'];

// AAA asks more contrast than this site promises (WCAG 2.2 AA).
const beyondPromise = ['color-contrast-enhanced'];

/** Gives what axe finds by all its rules, best practices included: rule and element, one line each. */
export async function findAll(page: Page): Promise<string[]> {
  return linesOf(page, (axe) =>
    axe.options({ runOnly: { type: 'tag', values: everyTag } }).disableRules(beyondPromise),
  );
}

/** Gives what axe finds by the rules that look at colors. */
export async function findInColors(page: Page): Promise<string[]> {
  return linesOf(page, (axe) => axe.withRules(colorRules.filter((rule) => !beyondPromise.includes(rule))));
}

const everyTag = [
  'wcag2a',
  'wcag2aa',
  'wcag2aaa',
  'wcag21a',
  'wcag21aa',
  'wcag22aa',
  'best-practice',
  'experimental',
  'section508',
  'TTv5',
  'EN-301-549',
  'RGAAv4',
];

async function linesOf(page: Page, choose: (axe: AxeBuilder) => AxeBuilder): Promise<string[]> {
  // Legacy mode: the site has no frames, and without them axe needs no second page.
  const { violations } = await choose(new AxeBuilder({ page }).setLegacyMode()).analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target} ${failureSummary}`),
  );
}

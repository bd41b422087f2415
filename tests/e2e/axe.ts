import type { Page } from '@playwright/test';
import axe from 'axe-core';

/** The rules that look at colors: the only ones whose answer can differ between the light and the dark scheme. */
export const colorRules = ['color-contrast', 'link-in-text-block'];

const leftOut = [
  // AAA asks more contrast than this site promises (WCAG 2.2 AA).
  'color-contrast-enhanced',
  // Experimental; it takes the bold first line of a toast for the heading of a section.
  'p-as-heading',
];

const allRules = axe.getRules().flatMap(({ ruleId }) => (leftOut.includes(ruleId) ? [] : ruleId));

/** Waits until colors that are on their way to others have arrived. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const isOnItsWay = (each: Animation) => each instanceof CSSTransition && each.playState !== 'finished';
    while (document.getAnimations().some(isOnItsWay)) await new Promise(requestAnimationFrame);
  });
}

/** Returns what axe finds by rules, by all of them, best practices included: rule and element, one line each. */
export async function findByAxe(page: Page, rules = allRules): Promise<string[]> {
  await settle(page);
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(async (values) => {
    const { violations } = await window.axe.run({ runOnly: { type: 'rule', values }, resultTypes: ['violations'] });
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id}: ${target} ${failureSummary}`),
    );
  }, rules);
}

declare global {
  interface Window {
    axe: typeof axe;
  }
}

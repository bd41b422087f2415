import type { Page } from '@playwright/test';

/** Returns what goes on moving for ever, which somebody must be able to pause (WCAG 2.2.2). */
export async function findEndlessMotion(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY)
      .map(({ effect }) => `moves for ever: ${(effect as KeyframeEffect).target?.outerHTML.slice(0, 60)}`),
  );
}

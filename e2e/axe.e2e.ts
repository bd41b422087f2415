import type { Page } from '@playwright/test';
import type { ClaimId } from '#content/accessibility-claims.ts';
import { findAll, findInColors } from './axe.ts';
import { type Check, expectClaim } from './claim-checks.ts';
import { findLostInForcedColors } from './forced-colors.ts';
import { expect, load, test } from './journey.ts';
import { visitsFor } from './pages.ts';
import { findTabFaults } from './tab-faults.ts';
import { findTreeFaults } from './tree-faults.ts';

// With reduced motion nothing waits below the first view to be revealed, so axe sees all of the page.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const checks = {
  axe: { find: (page, scheme) => (scheme === 'light' ? findAll(page) : findInColors(page)) },
  'reduced-motion': { find: findMoving },
  'forced-colors': { media: { forcedColors: 'active' }, find: findLostInForcedColors },
  'screen-reader': { find: findTreeFaults },
  keyboard: { find: (page) => findTabFaults(page) },
} satisfies Partial<Record<ClaimId, Check>>;

for (const { address, entry, claims, tag } of visitsFor(
  'axe',
  'reduced-motion',
  'forced-colors',
  'screen-reader',
  'keyboard',
))
  test(`${address} passes ${claims.join(', ')}`, { tag }, async ({ page, noise }) => {
    if (entry.kind === 'not-found') noise.allow(/404/);
    await load(page, address);
    await page.keyboard.press('Shift');
    for (const claim of claims) await expectClaim(page, claim, checks[claim]);
  });

/** Gives what moves by itself or waits to be revealed. The splash stands for its full time. */
async function findMoving(page: Page): Promise<string[]> {
  await expect(page.locator('.splash')).toBeHidden();
  return page.evaluate(() => {
    const moving = document
      .getAnimations()
      .filter(({ playState, effect }) => playState === 'running' && Number(effect?.getComputedTiming().endTime) > 1)
      .map(({ effect }) => `moves: ${(effect as KeyframeEffect).target?.className}`);
    const waiting = [...document.querySelectorAll('[data-reveal]')]
      .filter((part) => getComputedStyle(part).opacity !== '1')
      .map((part) => `waits: ${part.className}`);
    const isPaused = document.documentElement.dataset.motion === 'paused';
    return [...moving, ...waiting, ...(isPaused ? [] : ['the motion switch is not on pause'])];
  });
}

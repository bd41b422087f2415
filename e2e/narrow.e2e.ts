import type { Page } from '@playwright/test';
import type { ClaimId } from '#content/accessibility-claims.ts';
import { readTree } from './accessibility-tree.ts';
import { type Check, expectClaim } from './claim-checks.ts';
import { findCutTexts } from './cut-texts.ts';
import { open, settle, test } from './journey.ts';
import { visitsFor } from './pages.ts';
import { findSmallTargets } from './small-targets.ts';
import { withLargeText } from './text-size.ts';
import { spaceText } from './text-spacing.ts';

// With reduced motion nothing waits below the first view, out of its place.
test.use({ viewport: { width: 320, height: 256 }, contextOptions: { reducedMotion: 'reduce' } });

const checks = {
  // A window of 1280 by 1024 px at 400 % zoom (WCAG 1.4.10).
  reflow: { height: 256, find: findCutTexts },
  headings: { find: findHeadingFaults },
  targets: { find: findSmallTargets },
  'large-text': { find: (page) => withLargeText(page, () => findCutTexts(page)) },
  'text-spacing': {
    find: async (page) => {
      await settle(page);
      await spaceText(page);
      return findCutTexts(page);
    },
  },
} satisfies Partial<Record<ClaimId, Check>>;

for (const { address, entry, claims, tag } of visitsFor('reflow', 'headings', 'targets', 'large-text', 'text-spacing'))
  test(`${address} passes ${claims.join(', ')}`, { tag }, async ({ page, noise }) => {
    if (entry.kind === 'not-found') noise.allow(/404/);
    await open(page, address);
    await page.evaluate(() => document.fonts.ready);
    for (const claim of claims) await expectClaim(page, claim, checks[claim]);
  });

/** Gives main headings beside the first, levels left out, and pictures without a word on what they tell. */
async function findHeadingFaults(page: Page): Promise<string[]> {
  const spoken = await readTree(page);
  const levels = spoken.filter(({ role }) => role === 'heading').map(({ level }) => level ?? 0);
  const jumps = levels.filter((level, index) => level - (levels[index - 1] ?? 0) > 1);
  const silent = spoken.filter(({ role, name }) => role === 'image' && name === '');
  return [
    ...(levels[0] === 1 && levels.filter((level) => level === 1).length === 1 ? [] : [`headings: ${levels}`]),
    ...jumps.map((level) => `a heading of level ${level} leaves one out`),
    ...silent.map(() => 'a picture tells nothing'),
  ];
}

import type { Page } from '@playwright/test';
import { type AssertionId, coverageOf, type Scheme } from '#site/accessibility-assertions.ts';
import { expect } from './fixtures.ts';

export type Check = {
  /** Returns what is wrong, one line each. */
  find: (page: Page, scheme: Scheme) => Promise<string[]>;
  /** Of the window, in CSS pixels. */
  height?: number;
};

/**
 * Expects checks to find nothing on the page that is open, at each width and in each scheme that their assertions cover, the
 * narrowest first. `arrive` is called before each.
 */
export async function expectAssertions(
  page: Page,
  checks: Partial<Record<AssertionId, Check>>,
  arrive: (page: Page) => Promise<void> = async () => {},
): Promise<void> {
  const visits = Object.entries(checks).flatMap(([assertion, { find, height = 900 }]) => {
    const { widths, schemes = ['light'] } = coverageOf(assertion as AssertionId);
    return widths.flatMap((width) => schemes.map((scheme) => ({ assertion, find, width, height, scheme })));
  });
  // Another window costs more than most checks.
  visits.sort((a, b) => a.width - b.width || b.scheme.localeCompare(a.scheme));
  for (const { assertion, find, width, height, scheme } of visits) {
    await page.setViewportSize({ width, height });
    await page.emulateMedia({ colorScheme: scheme });
    await arrive(page);
    expect(await find(page, scheme), `${assertion} at ${width} px, ${scheme}`).toEqual([]);
  }
}

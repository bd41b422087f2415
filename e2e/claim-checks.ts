import type { Page } from '@playwright/test';
import { type ClaimId, coverageOf, type Scheme } from '#content/accessibility-claims.ts';
import { expect } from './journey.ts';

/** How one claim of the accessibility statement is tested on a page that is open. */
export type Check = {
  /** Gives what is wrong, one line each. */
  find: (page: Page, scheme: Scheme) => Promise<string[]>;
  media?: { forcedColors: 'active' };
  /** Of the window, in CSS pixels. */
  height?: number;
};

/** Expects a check to find nothing on the page that is open, at each width and in each scheme that its claim covers. */
export async function expectClaim(page: Page, claim: ClaimId, { find, media, height = 900 }: Check): Promise<void> {
  const { widths, schemes = ['light'] } = coverageOf(claim);
  for (const colorScheme of schemes) {
    await page.emulateMedia({ colorScheme, forcedColors: 'none', ...media });
    for (const width of widths) {
      await page.setViewportSize({ width, height });
      expect(await find(page, colorScheme), `${claim} at ${width} px, ${colorScheme}`).toEqual([]);
    }
  }
}

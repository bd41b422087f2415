import type { Page } from '@playwright/test';
import { type AssertionId, coverageOf, type Scheme } from '#app/content/accessibility-assertions.ts';
import { expect } from './fixtures.ts';
import { withLargeText } from './text-settings.ts';

/** How one assertion of the accessibility statement is tested on a page that is open. */
export type Check = {
  /** Returns what is wrong, one line each. */
  find: (page: Page, scheme: Scheme) => Promise<string[]>;
  forcedColors?: 'active' | 'none';
  /** The browser's own size of text. */
  text?: 'large' | 'usual';
  /** Of the window, in CSS pixels. */
  height?: number;
};

type Visit = Required<Check> & { assertion: AssertionId; width: number; colorScheme: Scheme };

/**
 * Expects checks to find nothing on the page that is open, at each width and in each scheme that their assertions cover. The
 * size of text, the window and its colors, which cost more to set than most checks, are set once for all checks that
 * look at them. `arrive` is called after each change.
 */
export async function expectAssertions(
  page: Page,
  checks: Partial<Record<AssertionId, Check>>,
  arrive: (page: Page) => Promise<void> = async () => {},
): Promise<void> {
  async function expectInWindow(visits: Group): Promise<void> {
    const [{ width, height }] = visits;
    await page.setViewportSize({ width, height });
    for (const inColors of groups(visits, ({ colorScheme, forcedColors }) => `${colorScheme} ${forcedColors}`)) {
      const [{ colorScheme, forcedColors }] = inColors;
      await page.emulateMedia({ colorScheme, forcedColors });
      await arrive(page);
      for (const { assertion, find } of inColors)
        expect(await find(page, colorScheme), `${assertion} at ${width} px, ${colorScheme}`).toEqual([]);
    }
  }

  async function expectInWindows(visits: Group): Promise<void> {
    for (const inWindow of groups(visits, ({ width, height }) => `${width} ${height}`)) await expectInWindow(inWindow);
  }

  const visits = Object.entries(checks).flatMap(([assertion, check]) => visitsOf(assertion as AssertionId, check));
  for (const inText of groups(visits, ({ text }) => text)) {
    if (inText[0].text === 'large') await withLargeText(page, () => expectInWindows(inText));
    else await expectInWindows(inText);
  }
}

function visitsOf(assertion: AssertionId, check: Check): Visit[] {
  const { widths, schemes = ['light'] } = coverageOf(assertion);
  const usual = { height: 900, text: 'usual', forcedColors: 'none' } as const;
  return widths.flatMap((width) =>
    schemes.map((colorScheme) => ({ ...usual, ...check, assertion, width, colorScheme })),
  );
}

type Group = [Visit, ...Visit[]];

/** Puts visits of the same key together, in the order in which each key comes first. */
function groups(visits: Visit[], keyOf: (visit: Visit) => string): Group[] {
  return [...Map.groupBy(visits, keyOf).values()] as Group[];
}

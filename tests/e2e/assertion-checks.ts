import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';

type Scheme = 'light' | 'dark';

/** Width of the window in CSS pixels, and color schemes. */
type Coverage = { widths: readonly number[]; schemes?: readonly Scheme[] };

const coverages = {
  axe: { widths: [1280, 360], schemes: ['light', 'dark'] },
  keyboard: { widths: [1280, 360] },
  'screen-reader': { widths: [1280, 360] },
  'forced-colors': { widths: [1280, 360] },
  'reduced-motion': { widths: [1280] },
  'no-script': { widths: [1280, 360] },
  reflow: { widths: [320] },
  'text-spacing': { widths: [320] },
  'large-text': { widths: [1280, 640] },
  targets: { widths: [1280, 768, 360] },
  headings: { widths: [320] },
} satisfies Record<string, Coverage>;

export type AssertionId = keyof typeof coverages;

function coverageOf(id: AssertionId): Coverage {
  return coverages[id];
}

export type Check = {
  /** Returns what is wrong, one line each. */
  find: (page: Page, scheme: Scheme) => Promise<string[]>;
  /** Of the window, in CSS pixels. */
  height?: number;
  /** Of what is no assertion. */
  widths?: readonly number[];
};

/**
 * Expects checks to find nothing on the page that is open, at each width and in each scheme that their assertions cover, the
 * narrowest first. `arrive` is called in each window.
 */
export async function expectAssertions(
  page: Page,
  checks: Record<string, Check>,
  arrive: (page: Page) => Promise<void> = async () => {},
): Promise<void> {
  const visits = Object.entries(checks).flatMap(([name, { find, height = 900, ...own }]) => {
    const { widths, schemes = ['light'] } = own.widths ? { widths: own.widths } : coverageOf(name as AssertionId);
    return widths.flatMap((width) => schemes.map((scheme) => ({ name, find, width, height, scheme })));
  });
  // Another window costs more than most checks.
  visits.sort((a, b) => a.width - b.width || b.scheme.localeCompare(a.scheme));
  let arrived = '';
  for (const { name, find, width, height, scheme } of visits) {
    const place = `${width} by ${height} px, ${scheme}`;
    if (place !== arrived) {
      await page.setViewportSize({ width, height });
      await page.emulateMedia({ colorScheme: scheme });
      await arrive(page);
    }
    arrived = place;
    expect(await find(page, scheme), `${name} at ${place}`).toEqual([]);
  }
}

import type { Page } from '@playwright/test';
import { type AssertionId, type Check, expectAssertions } from './assertion-checks.ts';
import { colorRules, findByAxe, headingRules } from './axe.ts';
import { findCutTexts } from './cut-texts.ts';
import { open, settle, test } from './fixtures.ts';
import { findLayoutFaults, layoutWidths } from './layout.ts';
import { testedPages } from './pages.ts';
import { findSmallTargets } from './small-targets.ts';
import { findTabFaults } from './tab-faults.ts';
import { withLargeText, withSpacedText } from './text-settings.ts';
import { findTreeFaults } from './tree-faults.ts';

// With reduced motion nothing waits below the first view, out of its place or unseen by axe.
test.use({ viewport: { width: 320, height: 256 }, contextOptions: { reducedMotion: 'reduce' } });

/** Every assertion but `no-script`. What a window tests is tested on one load of the page; it begins in the smallest. */
const checks = {
  // A window of 1280 by 1024 px at 400 % zoom (WCAG 1.4.10).
  reflow: { height: 256, find: findCutTexts },
  'text-spacing': { height: 256, find: (page) => withSpacedText(page, () => findCutTexts(page)) },
  headings: { height: 256, find: (page) => findByAxe(page, headingRules) },
  axe: { find: (page, scheme) => findByAxe(page, scheme === 'light' ? undefined : colorRules) },
  'reduced-motion': { find: findMoving },
  'screen-reader': { find: findTreeFaults },
  targets: { find: findSmallTargets },
  'forced-colors': { find: findLostInForcedColors },
  keyboard: { find: (page) => findTabFaults(page) },
  'large-text': { find: (page) => withLargeText(page, () => findCutTexts(page)) },
} satisfies Record<Exclude<AssertionId, 'no-script'>, Check>;

const layout = { widths: layoutWidths, find: findLayoutFaults };

for (const { address, entry } of testedPages)
  test(`${address} is laid out well and keeps what the accessibility statement asserts`, async ({ page, noise }) => {
    if (entry.kind === 'not-found') noise.allow(/404/);
    await open(page, address);
    await page.evaluate(() => document.fonts.ready);
    await expectAssertions(page, { layout, ...checks }, settle);
  });

/** Returns what moves by itself or waits to be revealed. The splash stands for its full time. */
async function findMoving(page: Page): Promise<string[]> {
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

/**
 * Returns what colors that a person forced would not reach or would wipe out: texts that refuse them, controls without a
 * frame, controls on which the focus is not seen. The browser gives each frame and outline a color that shows.
 */
async function findLostInForcedColors(page: Page): Promise<string[]> {
  await page.emulateMedia({ forcedColors: 'active' });
  const found = await page.evaluate(() => {
    const controls = ':is(a[href], button, input, textarea, summary, [tabindex="0"])';
    const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true });

    function hasText({ childNodes }: Element): boolean {
      return [...childNodes].some(({ nodeType, nodeValue }) => nodeType === Node.TEXT_NODE && nodeValue?.trim());
    }

    function hasFrame(control: Element): boolean {
      const { borderTopStyle, borderTopWidth } = getComputedStyle(control);
      return borderTopStyle === 'solid' && Number.parseFloat(borderTopWidth) >= 1;
    }

    function showsFocus(control: HTMLElement): boolean {
      control.focus({ preventScroll: true });
      const { outlineStyle, outlineWidth } = getComputedStyle(control);
      return outlineStyle === 'solid' && Number.parseFloat(outlineWidth) >= 2;
    }

    function say(fault: string, elements: Element[]): string[] {
      return elements.map(({ tagName, className, textContent }) => `${fault}: ${tagName} ${className} ${textContent}`);
    }

    const texts = [...document.body.querySelectorAll('*')].filter((element) => isShown(element) && hasText(element));
    const reached = [...document.querySelectorAll<HTMLElement>(controls)].filter(
      (control) => isShown(control) && !control.closest('[inert], .extra-field'),
    );
    const refusing = texts.filter((element) => getComputedStyle(element).forcedColorAdjust !== 'auto');
    const frameless = reached.filter((control) => control.matches('.button, input, textarea') && !hasFrame(control));
    const unseen = reached.filter((control) => !showsFocus(control));
    (document.activeElement as HTMLElement).blur();
    return [...say('refuses the colors', refusing), ...say('no frame', frameless), ...say('focus not seen', unseen)];
  });
  await page.emulateMedia({ forcedColors: 'none' });
  return found;
}

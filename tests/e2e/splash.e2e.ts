import type { Page } from '@playwright/test';
import { titleOf } from '#tests/content-of.ts';
import { expect, load, test } from './fixtures.ts';
import { firstLocale, fixedPaths, site } from './site.ts';

/** Sets the splash's own clock, which is CSS, to `ms` after the document began. */
async function setSplashTime(page: Page, ms: number): Promise<void> {
  await page.locator('.splash').evaluate((splash, time) => {
    for (const animation of splash.getAnimations({ subtree: true })) {
      animation.pause();
      animation.currentTime = time;
    }
  }, ms);
}

for (const reducedMotion of ['no-preference', 'reduce'] as const)
  test(`the splash covers the page for 1500 ms, and screen readers have the page from the start, motion: ${reducedMotion}`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion });
    await page.goto('/', { waitUntil: 'commit' });
    await setSplashTime(page, 0);
    await expect(page.getByRole('heading', { level: 1, name: titleOf(site, firstLocale, '/') })).toBeVisible();
    await expect(page.locator('.splash')).toHaveAttribute('aria-hidden', 'true');
    const covers = () => page.evaluate(() => document.elementFromPoint(200, 300)?.closest('.splash') !== null);
    await setSplashTime(page, 1000);
    expect(await covers()).toBe(true);
    await setSplashTime(page, 1499);
    await expect(page.locator('.splash')).toHaveCSS('visibility', 'visible');
    await setSplashTime(page, 1500);
    await expect(page.locator('.splash')).toHaveCSS('visibility', 'hidden');
    expect(await covers()).toBe(false);
  });

for (const [name, act] of [
  ['a key', (page: Page) => page.keyboard.press('Shift')],
  ['a click', (page: Page) => page.mouse.click(300, 300)],
] as const)
  test(`${name} ends the splash, and no page of the same visit shows it again: loaded again, typed or by a link`, async ({
    page,
  }) => {
    await load(page, '/');
    await setSplashTime(page, 0);
    await expect(page.locator('.splash')).toBeVisible();
    await act(page);
    await expect(page.locator('.splash')).toBeHidden();
    await page.reload({ waitUntil: 'commit' });
    await expect(page.locator('html')).toHaveAttribute('data-splash', 'done');
    await page.goto(fixedPaths.contact);
    await expect(page.locator('html')).toHaveAttribute('data-splash', 'done');
    await page.getByRole('contentinfo').getByRole('link').first().click();
    await expect(page.locator('html')).toHaveAttribute('data-splash', 'done');
  });

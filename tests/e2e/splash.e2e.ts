import type { Page } from '@playwright/test';
import { titleOf } from '#app/testing/content-of.ts';
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

async function opacityOfGround(page: Page): Promise<number> {
  return page.locator('.splash').evaluate((splash) => Number(getComputedStyle(splash, '::before').opacity));
}

test('the splash covers the page for 1500 ms and then the page appears; screen readers have it from the start', async ({
  page,
}) => {
  await page.goto('/', { waitUntil: 'commit' });
  const moves = await movesOf(page);
  expect(moves.find(({ name }) => name === 'splash-draw')).toMatchObject({ from: 0, to: 400 });
  // The mark stands for a while between its drawing and its filling.
  expect(moves.filter(({ from, to }) => from < 970 && to > 400)).toEqual([]);
  await setSplashTime(page, 0);
  await expect(page.getByRole('heading', { level: 1, name: titleOf(site, firstLocale, '/') })).toBeVisible();
  await expect(page.locator('.splash')).toHaveAttribute('aria-hidden', 'true');
  await setSplashTime(page, 1000);
  expect(await opacityOfGround(page)).toBe(1);
  const covers = () => page.evaluate(() => document.elementFromPoint(200, 300)?.closest('.splash') !== null);
  expect(await covers()).toBe(true);
  await setSplashTime(page, 1365);
  expect(await opacityOfGround(page)).toBeCloseTo(0.5);
  await setSplashTime(page, 1499);
  await expect(page.locator('.splash')).toHaveCSS('visibility', 'visible');
  await setSplashTime(page, 1500);
  await expect(page.locator('.splash')).toHaveCSS('visibility', 'hidden');
  expect(await covers()).toBe(false);
});

/** What of the splash moves, from when to when. */
async function movesOf(page: Page) {
  return page.locator('.splash').evaluate((splash) =>
    splash.getAnimations({ subtree: true }).map((animation) => {
      const { delay = 0, endTime = 0 } = animation.effect?.getComputedTiming() ?? {};
      return { name: (animation as CSSAnimation).animationName, from: delay, to: Number(endTime) };
    }),
  );
}

for (const [name, act] of [
  ['key', (page: Page) => page.keyboard.press('Shift')],
  ['click', (page: Page) => page.mouse.click(300, 300)],
] as const)
  test(`a ${name} ends the splash`, async ({ page }) => {
    await load(page, '/');
    await setSplashTime(page, 0);
    await expect(page.locator('.splash')).toBeVisible();
    await act(page);
    await expect(page.locator('.splash')).toBeHidden();
  });

test('navigation inside the site shows no splash', async ({ page }) => {
  const { nav } = site.words(firstLocale);
  await load(page, '/');
  await setSplashTime(page, 1500);
  await page.locator('.splash').evaluate((splash) => {
    for (const animation of splash.getAnimations()) animation.id = 'of the document load';
  });
  // Not by click or key: those end the splash for good.
  await page.getByRole('link', { name: nav.contact }).first().dispatchEvent('click');
  await expect(page).toHaveURL(fixedPaths.contact);
  await expect(page.locator('.splash')).toHaveCSS('visibility', 'hidden');
  const animations = await page.locator('.splash').evaluate((splash) => splash.getAnimations().map(({ id }) => id));
  expect(animations).toEqual(['of the document load']);
});

test('with reduced motion the mark stands still, and the splash still ends at 1500 ms', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/', { waitUntil: 'commit' });
  await setSplashTime(page, 1499);
  expect(await opacityOfGround(page)).toBe(1);
  await expect(page.locator('.splash')).toHaveCSS('visibility', 'visible');
  expect((await movesOf(page)).map(({ name }) => name)).toEqual(['splash-end']);
  await setSplashTime(page, 1500);
  await expect(page.locator('.splash')).toHaveCSS('visibility', 'hidden');
});

import type { Page } from '@playwright/test';
import { contentOf } from '#app/testing/content-of.ts';
import { countScrolls, expect, load, open, test } from '#tests/e2e/fixtures.ts';
import { site } from '#tests/e2e/site.ts';

const expertise = contentOf(site, 'en', '/hire-an-erp-consultant', 'lists');

const topOfExpertise = (page: Page) =>
  page.locator('#expertise').evaluate((section) => section.getBoundingClientRect().top);

test('Explore Expertise scrolls smoothly until the section stands 100 px below the top', async ({ page }) => {
  await open(page, '/hire-an-erp-consultant');
  const scrolls = await countScrolls(page);
  await page.getByRole('link', { name: 'Explore Expertise' }).click();
  await expect.poll(() => topOfExpertise(page)).toBeCloseTo(100, 0);
  expect(await scrolls()).toBeGreaterThan(1);
  await expect(page.getByRole('heading', { name: expertise.title })).toBeFocused();
});

/** Loads the page with a hash, puts it back to its top and holds its time before the 500 ms are over. */
async function openAtHash(page: Page): Promise<void> {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
  await page.goto('/hire-an-erp-consultant#expertise', { waitUntil: 'commit' });
  // The browser waits for a frame and a task before React runs.
  await expect(async () => {
    await page.clock.runFor(20);
    expect(await page.locator('html').getAttribute('data-ready', { timeout: 100 })).not.toBeNull();
  }).toPass({ intervals: [20] });
  // Until then the browser itself scrolls to the hash.
  await page.waitForLoadState('load');
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
}

test('a hash in the address scrolls to its section 500 ms after the page began', async ({ page }) => {
  await openAtHash(page);
  await page.clock.runFor(400);
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.clock.runFor(100);
  await expect.poll(() => topOfExpertise(page)).toBeCloseTo(100, 0);
  await expect(page.locator('html')).toHaveAttribute('data-scroll', 'smooth');
});

/** Turns the wheel and waits until the page has heard of it: the browser tells it a little later. */
async function turnWheel(page: Page): Promise<void> {
  const heard = page.evaluate(() =>
    new Promise((done) => addEventListener('wheel', done, { once: true })).then(() => {}),
  );
  await page.mouse.wheel(0, 10);
  await heard;
}

for (const { name, act } of [
  { name: 'has turned the wheel', act: turnWheel },
  { name: 'has pressed a key', act: (page: Page) => page.keyboard.press('ArrowDown') },
])
  test(`a reader who ${name} is left alone by the hash`, async ({ page }) => {
    await openAtHash(page);
    await act(page);
    await page.clock.runFor(1000);
    // Its own scrolling would be smooth; the page's at its load was not.
    await expect(page.locator('html')).not.toHaveAttribute('data-scroll', 'smooth');
    expect(await topOfExpertise(page)).toBeGreaterThan(300);
  });

test('a hash that is no escaped text, or names nothing, does no harm', async ({ page }) => {
  await load(page, '/hire-an-erp-consultant#100%');
  await load(page, '/hire-an-erp-consultant#nothing-here');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

import type { Page } from '@playwright/test';
import { expect, hold, sumShifts, test } from './fixtures.ts';
import { testedPages } from './pages.ts';
import { locales, site } from './site.ts';

const pages = site.pages();

/** Windows of phones, a tablet, laptops and a desk; each page is loaded in one of them, its two languages in different ones. */
const windows = [
  { width: 360, height: 740 },
  { width: 390, height: 844 },
  { width: 412, height: 915 },
  { width: 430, height: 932 },
  { width: 768, height: 1024 },
  { width: 1024, height: 768 },
  { width: 1280, height: 800 },
  { width: 1440, height: 900 },
  { width: 1920, height: 1080 },
] as const;

/** The sum of all layout shifts so far, two frames and a little after everything is laid out. */
async function settledSum(page: Page, shifts: () => Promise<number>): Promise<number> {
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 100))));
  return shifts();
}

/** Addresses of pictures on display that take no room. */
function placeless(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const flat = [...document.images].filter((image) => image.checkVisibility() && image.offsetHeight === 0);
    return flat.map(({ src }) => src);
  });
}

for (const { address, entry, locale } of testedPages) {
  const turn = pages.findIndex(({ path }) => path === entry.path) + locales.indexOf(locale);
  const viewport = windows[turn % windows.length] ?? windows[0];

  test(`hardly anything moves while ${address} loads, ${viewport.width} px wide`, async ({ page, noise }) => {
    if (entry.kind === 'not-found') noise.allow(/404/);
    await page.setViewportSize(viewport);
    await page.emulateMedia({ reducedMotion: turn % 2 ? 'no-preference' : 'reduce' });
    const shifts = await sumShifts(page);
    // As on a slow network, the fonts come last.
    const letCome = await hold(page, '**/fonts/*');
    await page.goto(address, { waitUntil: 'commit' });
    await page.locator('html[data-ready]').waitFor({ state: 'attached' });
    expect(await settledSum(page, shifts)).toBeLessThan(0.002);
    expect(await placeless(page), 'pictures without a place before they arrive').toEqual([]);

    letCome();
    await page.evaluate(() => document.fonts.ready);
    // A headline may be a line longer in its own font than in its fallback: up to 0.028.
    expect(await settledSum(page, shifts)).toBeLessThan(0.03);
  });
}

import { expect, hold, sumShifts, test, waitForRedraw } from './fixtures.ts';
import { testedPages } from './pages.ts';

/** Windows of phones, a tablet and desks; each page is loaded in one of them. */
const windows = [
  { width: 360, height: 740 },
  { width: 412, height: 915 },
  { width: 768, height: 1024 },
  { width: 1280, height: 800 },
  { width: 1920, height: 1080 },
];

for (const [turn, { address, entry }] of testedPages.entries()) {
  const viewport = windows[turn % windows.length] ?? { width: 1280, height: 800 };

  test(`hardly anything moves while ${address} loads, ${viewport.width} px wide`, async ({ page, pageErrors }) => {
    if (entry.kind === 'not-found') pageErrors.allow(/404/);
    await page.setViewportSize(viewport);
    await page.emulateMedia({ reducedMotion: turn % 2 ? 'no-preference' : 'reduce' });
    const shifts = await sumShifts(page);
    // As on a slow network, the fonts come last.
    const letCome = await hold(page, '**/fonts/*');
    await page.goto(address, { waitUntil: 'domcontentloaded' });
    await page.locator('footer').waitFor();
    await waitForRedraw(page);
    expect(await shifts()).toBeLessThan(0.002);
    letCome();
    await page.evaluate(() => document.fonts.ready);
    await waitForRedraw(page);
    // A headline, in any firm's words, may be a line longer in its own font than in its fallback: 40 px of 740.
    expect(await shifts()).toBeLessThan(0.06);
  });
}

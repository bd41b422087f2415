import { loadSite } from '#content/load.server.ts';
import { expectClaim } from './claim-checks.ts';
import { findCutTexts } from './cut-texts.ts';
import { expect, open, test } from './journey.ts';
import { visitsFor } from './pages.ts';

// The browser's own text size at 200 %, as a person sets it: the breakpoints follow it.
test.use({
  contextOptions: { reducedMotion: 'reduce' },
  launchOptions: [
    async ({ launchOptions }, use) => {
      await use({ ...launchOptions, args: [...(launchOptions.args ?? []), '--blink-settings=defaultFontSize=32'] });
    },
    { scope: 'worker' },
  ],
});

for (const { address, entry, claims, tag } of visitsFor('large-text'))
  test(`${address} loses nothing with text twice as large`, { tag }, async ({ page, noise }) => {
    if (entry.kind === 'not-found') noise.allow(/404/);
    await open(page, address);
    await page.evaluate(() => document.fonts.ready);
    expect(await page.evaluate(() => Number.parseFloat(getComputedStyle(document.documentElement).fontSize))).toBe(32);
    for (const claim of claims) await expectClaim(page, claim, { find: findCutTexts });
  });

test('with text twice as large the tabs work as the carousel that is shown', async ({ page }) => {
  const { carousel } = loadSite('en');
  await open(page, '/sap');
  const track = page.locator('.tab-track');
  const before = await track.evaluate(({ scrollLeft }) => scrollLeft);
  await page.getByRole('button', { name: carousel.next, exact: true }).click();
  await expect.poll(() => track.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(before);
  await expect(page.getByRole('tabpanel')).toHaveCount(0);
});

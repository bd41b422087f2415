import { loadSite } from '#content/load.server.ts';
import { findCutTexts } from './cut-texts.ts';
import { expect, open, test } from './journey.ts';

// The browser's own text size at 200 %, as a person sets it: the breakpoints follow it.
test.use({
  launchOptions: [
    async ({ launchOptions }, use) => {
      await use({ ...launchOptions, args: [...(launchOptions.args ?? []), '--blink-settings=defaultFontSize=32'] });
    },
    { scope: 'worker' },
  ],
});

for (const path of ['/', '/sap', '/contact-us', '/es/hire-an-erp-consultant', '/es/partners-clients'])
  test(`${path} loses nothing at 1280 and 640 px with text twice as large`, async ({ page }) => {
    await open(page, path);
    expect(await page.evaluate(() => Number.parseFloat(getComputedStyle(document.documentElement).fontSize))).toBe(32);
    for (const width of [1280, 640]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      expect(await findCutTexts(page)).toEqual([]);
    }
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

import { contentOf } from '#app/testing/content-of.ts';
import { expect, load, test } from './fixtures.ts';
import { firstLocale, fixedPaths, locales, localizedPath, site } from './site.ts';

const { title, buttonText } = contentOf(site, firstLocale, fixedPaths.notFound, 'not-found');

test('an unknown address answers 404 with a page that leads home', async ({ page, noise }) => {
  noise.allow(/404/);
  const response = await page.goto('/no/such/page');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await page.locator('html[data-ready]').waitFor({ state: 'attached' });
  await page.getByRole('link', { name: buttonText }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

for (const path of locales.map((locale) => localizedPath('/no-such-page', locale)))
  test(`the headline of ${path} has as many lines before its font has come as after`, async ({ page, noise }) => {
    noise.allow(/404|woff2|ERR_FAILED/);
    const linesByWidth = async () => {
      await load(page, path);
      await page.evaluate(() => document.fonts.ready);
      const title = page.getByRole('heading', { level: 1 });
      const counts: number[] = [];
      for (const width of [360, 375, 390, 412]) {
        await page.setViewportSize({ width, height: 780 });
        counts.push(
          await title.evaluate((heading) => {
            const words = document.createRange();
            words.selectNodeContents(heading);
            return words.getClientRects().length;
          }),
        );
      }
      return counts;
    };
    const own = await linesByWidth();
    await page.route('**/*.woff2', (route) => route.abort());
    expect(await linesByWidth()).toEqual(own);
  });

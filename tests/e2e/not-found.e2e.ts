import { expect, load, test } from './fixtures.ts';

test('an unknown address answers 404 with the page of the requirements', async ({ page, noise }) => {
  noise.allow(/404/);
  const response = await page.goto('/no/such/page');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    "Looks like you've found the doorway to the great nothing",
  );
  await page.locator('html[data-ready]').waitFor({ state: 'attached' });
  await page.getByRole('link', { name: 'Go Back to Homepage' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

for (const path of ['/no-such-page', '/es/no-existe'])
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

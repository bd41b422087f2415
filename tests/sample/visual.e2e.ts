import { expect, open, test } from '#tests/e2e/fixtures.ts';

/** Eight pages, one at least of each build, one of them in Spanish for its longer words. */
const paths = [
  '/',
  '/sap',
  '/es/web-development',
  '/network-security',
  '/hire-an-erp-consultant',
  '/about-us',
  '/partners-clients',
  '/contact-us',
];

// A third of the size keeps whole pages small and still shows what moved, vanished or changed its color.
test.use({ deviceScaleFactor: 0.3, contextOptions: { reducedMotion: 'reduce' } });

for (const path of paths)
  for (const width of [1280, 360])
    test(`${path} looks as it did, ${width} px wide`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await open(page, path);
      await page.evaluate(() => document.fonts.ready);
      await page.evaluate(wakeLazyPictures);
      const name = path.slice(1).replaceAll('/', '-') || 'home';
      // Two machines draw the edges of letters differently; a missing section or picture is far more than 1 %.
      await expect(page).toHaveScreenshot(`${name}-${width}.png`, {
        fullPage: true,
        scale: 'device',
        maxDiffPixelRatio: 0.01,
      });
    });

/** Runs in the page: fetches and decodes each picture below the first view. */
async function wakeLazyPictures(): Promise<void> {
  const pictures = [...document.images].filter((image) => image.checkVisibility());
  for (const image of pictures) image.loading = 'eager';
  await Promise.all(pictures.map((image) => image.decode()));
}

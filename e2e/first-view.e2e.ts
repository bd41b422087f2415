import sharp from 'sharp';
import { expect, test } from './journey.ts';

const pages = ['/', '/sap', '/es/sap', '/contact-us', '/about-us', '/network-security', '/careers', '/privacy'];
const windows = [
  { width: 360, height: 640 },
  { width: 1280, height: 800 },
  { width: 1920, height: 1080 },
];

for (const path of pages) {
  test(`what is painted first of ${path} is what stays when the whole style sheet has come`, async ({ page }) => {
    for (const window of windows) {
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.unrouteAll({ behavior: 'ignoreErrors' });
        await page.setViewportSize(window);
        await page.emulateMedia({ colorScheme });
        // No script runs and no font comes, so that the style sheet alone makes a difference.
        await page.route('**/assets/*.js', () => new Promise(() => {}));
        let release = () => {};
        const held = new Promise<void>((resolve) => {
          release = resolve;
        });
        await page.route('**/assets/*.css', async (route) => {
          await held;
          await route.continue();
        });
        await page.goto(path, { waitUntil: 'commit' });
        await page.waitForFunction(
          () => document.querySelector('link[rel=stylesheet]') && document.readyState !== 'loading',
        );
        const shown = await page.evaluate(() => {
          document.querySelector<HTMLElement>('.splash')?.style.setProperty('display', 'none');
          const waiting = [...document.querySelectorAll('main > section, main > * > section, footer')].filter(
            (element) => getComputedStyle(element).visibility === 'hidden',
          );
          return Math.min(innerHeight, ...waiting.map((element) => element.getBoundingClientRect().top));
        });
        const clip = { x: 0, y: 0, width: window.width, height: Math.floor(shown) };
        const settled = () =>
          page.waitForFunction(() =>
            [...document.images].every(
              (image) => image.complete || image.getBoundingClientRect().top > innerHeight || !image.checkVisibility(),
            ),
          );
        await settled();
        const first = await page.screenshot({ clip });
        release();
        await expect(page.locator('html')).toHaveCSS('--wait', 'none');
        await settled();
        expect(clip.height, 'the first section is shown').toBeGreaterThan(window.height / 2);
        const changed = await changedPixels(first, await page.screenshot({ clip }));
        // A contour line may be drawn anew a shade differently here and there; a letter that moves is a hundred pixels.
        expect(changed, `${window.width}, ${colorScheme}`).toBeLessThan(10);
      }
    }
  });
}

test('a page opened at a named part stands at that part when it has been styled', async ({ page }) => {
  await page.goto('/sap#technologies');
  await expect(page.locator('html')).toHaveCSS('--wait', 'none');
  const part = page.locator('#technologies');
  await expect(part).toBeInViewport();
  expect((await part.boundingBox())?.y).toBeCloseTo(100, -1);
});

/** Counts the pixels in which two screenshots of one size differ by more than an edge may when it is drawn anew. */
async function changedPixels(...screenshots: [Buffer, Buffer]): Promise<number> {
  const [first, second] = await Promise.all(screenshots.map((png) => sharp(png).greyscale().raw().toBuffer()));
  expect(first?.length).toBe(second?.length);
  return first?.filter((value, pixel) => Math.abs(value - (second?.[pixel] ?? 0)) > 8).length ?? Number.NaN;
}

import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { schemes } from '#app/content/accessibility-claims.ts';
import { expect, test } from './journey.ts';

const pages = ['/', '/sap', '/es/sap', '/contact-us', '/about-us', '/network-security', '/careers', '/privacy'];
const windows = [
  { width: 360, height: 640 },
  { width: 1280, height: 800 },
  { width: 1920, height: 1080 },
];

for (const path of pages) {
  test(`what is painted first of ${path} is what stays when the whole style sheet has come`, async ({
    page,
    noise,
  }) => {
    // No script runs, so that no font is used and the style sheet alone makes a difference.
    noise.allow(/fonts.*preloaded using link preload but not used/);
    await page.route('**/assets/*.js', () => new Promise(() => {}));
    for (const window of windows) {
      await page.setViewportSize(window);
      const release = await holdStyleSheet(page);
      await page.goto(path, { waitUntil: 'commit' });
      await page.waitForFunction(
        () => document.querySelector('link[rel=stylesheet]') && document.readyState !== 'loading',
      );
      const shown = await page.evaluate(holdFirstView);
      const clip = { x: 0, y: 0, width: window.width, height: Math.floor(shown) };
      expect(clip.height, 'the first section is shown').toBeGreaterThan(window.height / 2);
      const first = await screenshots(page, clip);
      release();
      await expect(page.locator('html')).toHaveCSS('--wait', 'visible');
      const styled = await screenshots(page, clip);
      // A contour line may be drawn anew a shade differently here and there; a letter that moves is a hundred pixels.
      for (const [index, scheme] of schemes.entries())
        expect(await changedPixels(first[index], styled[index]), `${window.width}, ${scheme}`).toBeLessThan(10);
    }
  });
}

/** Keeps the whole style sheet of the next page back; gives the function that lets it come. */
async function holdStyleSheet(page: Page): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const sheets = '**/assets/*.css';
  await page.unroute(sheets);
  await page.route(sheets, async (route) => {
    await held;
    await route.continue();
  });
  return () => release();
}

/** Runs in the page: takes the splash away and lets what waits for the style sheet wait on; gives how much of the window is shown. */
function holdFirstView(): number {
  document.querySelector<HTMLElement>('.splash')?.style.setProperty('display', 'none');
  for (const each of document.getAnimations()) if ((each as CSSAnimation).animationName === 'wait') each.pause();
  const waiting = [...document.querySelectorAll('main > section, main > * > section, footer')].filter(
    (element) => getComputedStyle(element).visibility === 'hidden',
  );
  return Math.min(innerHeight, ...waiting.map((element) => element.getBoundingClientRect().top));
}

/** Gives a part of the page in each scheme, when its pictures are there. */
async function screenshots(page: Page, clip: { x: number; y: number; width: number; height: number }) {
  const shots: Buffer[] = [];
  for (const colorScheme of schemes) {
    await page.emulateMedia({ colorScheme });
    await page.waitForFunction(() =>
      [...document.images].every(
        (image) => image.complete || image.getBoundingClientRect().top > innerHeight || !image.checkVisibility(),
      ),
    );
    shots.push(await page.screenshot({ clip }));
  }
  return shots;
}

test('a page opened at a named part stands at that part when it has been styled', async ({ page }) => {
  await page.goto('/sap#technologies');
  await expect(page.locator('html')).toHaveCSS('--wait', 'visible');
  const part = page.locator('#technologies');
  await expect(part).toBeInViewport();
  expect((await part.boundingBox())?.y).toBeCloseTo(100, -1);
});

/** Counts the pixels in which two screenshots of one size differ by more than an edge may when it is drawn anew. */
async function changedPixels(...shots: (Buffer | undefined)[]): Promise<number> {
  const [first, second] = await Promise.all(shots.map((png) => sharp(png).greyscale().raw().toBuffer()));
  expect(first?.length).toBe(second?.length);
  return first?.filter((value, pixel) => Math.abs(value - (second?.[pixel] ?? 0)) > 8).length ?? Number.NaN;
}

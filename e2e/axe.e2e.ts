import { findAll, findInColors } from './axe.ts';
import { expect, load, test } from './journey.ts';
import { everyPage } from './pages.ts';

// With reduced motion nothing waits below the first view to be revealed, so axe sees all of the page.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const { address, entry } of everyPage)
  test(`axe finds nothing on ${address} at 1280 and 360 px, light and dark`, async ({ page, noise }) => {
    if (entry.kind === 'not-found') noise.allow(/404/);
    await load(page, address);
    await page.keyboard.press('Shift');
    for (const width of [1280, 360]) {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme: 'light' });
      expect(await findAll(page)).toEqual([]);
      await page.emulateMedia({ colorScheme: 'dark' });
      expect(await findInColors(page)).toEqual([]);
    }
  });

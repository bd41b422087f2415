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
    expect(await findAll(page)).toEqual([]);
    await page.setViewportSize({ width: 360, height: 900 });
    expect(await findAll(page)).toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await findInColors(page)).toEqual([]);
    await page.setViewportSize({ width: 1280, height: 900 });
    expect(await findInColors(page)).toEqual([]);
  });

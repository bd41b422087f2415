import { expect, open, test } from '#tests/e2e/fixtures.ts';

test('a person looks the same by day and by night', async ({ page }) => {
  // Nothing below the window waits to be revealed.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, '/people');
  const box = await page.locator('.portrait').first().boundingBox();
  if (!box) throw new Error('the portrait has no box');
  // The face and the hair, without the corners.
  const clip = { x: box.x + 60, y: box.y + 40, width: box.width - 120, height: box.height - 80 };
  const day = await page.screenshot({ clip, fullPage: true });
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });

  expect((await page.screenshot({ clip, fullPage: true })).equals(day)).toBe(true);
});

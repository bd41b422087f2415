import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { temporaryFolder } from '#tests/temporary-folder.ts';
import { testSite } from '#tests/test-site.ts';
import { writeIcons } from './icons.ts';
import { markOf } from './mark.ts';

test('icons have the sizes that browsers and home screens ask for, and that of home screens covers the whole square', async () => {
  const root = temporaryFolder();
  const site = testSite();
  await writeIcons(root, markOf(site), site.brand());
  const names = ['icon-512.png', 'apple-touch-icon.png', 'favicon.ico'];
  const widths = names.map(async (name) => (await sharp(join(root, name)).metadata()).width);
  const pixels = await sharp(join(root, 'apple-touch-icon.png')).ensureAlpha().raw().toBuffer();

  expect(await Promise.all(widths)).toEqual([512, 180, 32]);
  expect(pixels[3]).toBe(255);
});

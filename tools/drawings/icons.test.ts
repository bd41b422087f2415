import { readFileSync } from 'node:fs';
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
  const names = ['icon-512.png', 'apple-touch-icon.png'];
  const widths = names.map(async (name) => (await sharp(join(root, name)).metadata()).width);
  const pixels = await sharp(join(root, 'apple-touch-icon.png')).ensureAlpha().raw().toBuffer();
  const ico = readFileSync(join(root, 'favicon.ico'));
  const image = ico.subarray(ico.readUInt32LE(18));

  expect(await Promise.all(widths)).toEqual([512, 180]);
  expect(pixels[3]).toBe(255);
  // One PNG of 32 pixels.
  expect([ico.readUInt16LE(2), ico.readUInt16LE(4)]).toEqual([1, 1]);
  expect(image).toHaveLength(ico.readUInt32LE(14));
  expect((await sharp(image).metadata()).width).toBe(32);
});

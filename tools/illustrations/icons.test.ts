import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, onTestFinished, test } from 'vitest';
import { writeIcons } from './icons.ts';

function emptyFolder(): string {
  const root = mkdtempSync(join(tmpdir(), 'icons-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  return root;
}

test('icons have the sizes that browsers and home screens ask for', async () => {
  const root = emptyFolder();
  await writeIcons(root);
  const width = async (name: string): Promise<number> => (await sharp(join(root, name)).metadata()).width;
  expect(await width('icon-192.png')).toBe(192);
  expect(await width('icon-512.png')).toBe(512);
  expect(await width('icon-maskable-512.png')).toBe(512);
  expect(await width('apple-touch-icon.png')).toBe(180);
});

test('favicon.ico holds one PNG of 32 pixels', async () => {
  const root = emptyFolder();
  await writeIcons(root);
  const ico = readFileSync(join(root, 'favicon.ico'));
  expect([ico.readUInt16LE(2), ico.readUInt16LE(4)]).toEqual([1, 1]);
  const image = ico.subarray(ico.readUInt32LE(18));
  expect(image).toHaveLength(ico.readUInt32LE(14));
  expect((await sharp(image).metadata()).width).toBe(32);
});

test('maskable icons cover the whole square', async () => {
  const root = emptyFolder();
  await writeIcons(root);
  const { data } = await sharp(join(root, 'icon-maskable-512.png'))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect(data[3]).toBe(255);
});

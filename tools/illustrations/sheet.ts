import { globSync, readFileSync, writeFileSync } from 'node:fs';
import sharp from 'sharp';

const [width, height, columns] = [320, 240, 6];

/** Puts every drawing of `.generated/public` on one PNG. */
async function writeSheet(): Promise<void> {
  const files = globSync('.generated/public/{scenes,papers,profiles,contours}/*.svg').sort();
  const tiles = files.map(async (file, index) => ({
    input: await sharp(readFileSync(file)).resize({ width, height, fit: 'inside' }).png().toBuffer(),
    left: (index % columns) * width,
    top: Math.floor(index / columns) * height,
  }));
  const size = { width: columns * width, height: Math.ceil(files.length / columns) * height };
  const ground = sharp({ create: { ...size, channels: 3, background: 'white' } });
  writeFileSync(
    '.generated/sheet.png',
    await ground
      .composite(await Promise.all(tiles))
      .png()
      .toBuffer(),
  );
}

await writeSheet();

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { type Mark, placedMark } from './mark.ts';
import { type BrandColors, paperHex, toneHex } from './palette.ts';

function png(svg: string): Promise<Buffer> {
  return sharp(Buffer.from(svg)).png({ compressionLevel: 9, palette: true }).toBuffer();
}

export async function writeIcons(root: string, mark: Mark, brand: BrandColors): Promise<void> {
  const ink = toneHex(brand, 'ink', 'night');
  const flame = toneHex(brand, 'ink', 'flame');
  const paper = paperHex(brand);
  const isColored = mark.colors.length > 0;

  /** The favicon: it stands free and follows the browser's color scheme. */
  const colors = `svg{color:${ink}}.accent{color:${flame}}@media(prefers-color-scheme:dark){svg{color:${paper}}}`;
  const freeIcon = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${mark.viewBox}" fill="currentColor"><style>${colors}</style>${mark.shapes}</svg>`;

  /**
   * A full square for home screens; `scale` leaves the margin that a mask may cut away. A mark with colors of its own
   * stands on paper, for which it was drawn.
   */
  function tile(size: number, scale: number, radius: number): string {
    const shift = (64 - 64 * scale) / 2;
    const background = `<rect width="64" height="64" rx="${radius}" fill="${isColored ? paper : ink}"/>`;
    const drawing = placedMark(mark, shift, shift - 2, 64 * scale, flame, isColored ? ink : paper);
    return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 64 64">${background}${drawing}</svg>`;
  }

  writeFileSync(join(root, 'favicon.svg'), freeIcon);
  const sizes = [
    // Browsers know a PNG by its bytes, whatever its name.
    ['favicon.ico', 32, 0.82, 14],
    ['icon-512.png', 512, 0.74, 14],
    ['apple-touch-icon.png', 180, 0.68, 0],
  ] as const;
  for (const [name, size, scale, radius] of sizes)
    writeFileSync(join(root, name), await png(tile(size, scale, radius)));
}

import '#tools/command.ts';
import { globSync } from 'node:fs';
import sharp from 'sharp';

// Puts every drawing of `.generated/public` on one PNG.
const files = globSync('.generated/public/{scenes,papers,profiles,contours}/*.svg').sort();
const place = { width: 320, height: 240, fit: 'contain', background: 'white' } as const;
const tiles = await Promise.all(files.map((file) => sharp(file).resize(place).png().toBuffer()));
await sharp(tiles, { join: { across: 6, background: 'white' } }).toFile('.generated/sheet.png');

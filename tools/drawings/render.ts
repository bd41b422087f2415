import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, parse } from 'node:path';
import type { Brand, Site } from '#site/create-site.server.ts';
import { writeDrawingFolder } from '#tools/build/hashed-files.ts';
import { cachedDrawing } from './cached-drawing.ts';
import { writeIcons } from './icons.ts';
import { markOf } from './mark.ts';

const generated = '.generated';
const root = join(generated, 'public');

/** The drawings of one folder in the brand's colors, ordered by name. Stops the build at one with a fault. */
function drawingsOf(folder: string, brand: Brand) {
  const files = globSync(`content/media/drawings/${folder}/*.svg`).sort();
  return Object.fromEntries(
    files.map((file) => {
      const drawing = cachedDrawing(readFileSync(file, 'utf8'), brand);
      if (drawing.faults.length > 0) throw new Error(`${file} ${drawing.faults.join('\n')}`);
      return [parse(file).name, drawing];
    }),
  );
}

/** Draws the pictures, the icons and the mark in the brand's colors. */
export async function writeDrawings(site: Site): Promise<void> {
  const brand = site.brand();
  const mark = markOf(site);
  mkdirSync(root, { recursive: true });
  const folders = ['scenes', 'contours', 'profiles', 'papers'];
  const inline: Record<string, string> = {};
  const pictures = Object.fromEntries(
    folders.map((folder) => {
      const drawings = drawingsOf(folder, brand);
      const published = writeDrawingFolder(root, folder, drawings);
      if (folder === 'scenes')
        for (const [id, { src }] of Object.entries(published)) inline[src] = drawings[id]?.inline ?? '';
      return [folder, published];
    }),
  );
  await writeIcons(root, mark, brand);
  const { viewBox, shapes } = mark;
  writeFileSync(join(generated, 'mark.json'), `${JSON.stringify({ viewBox, shapes }, null, 2)}\n`);
  writeFileSync(join(generated, 'inline.json'), JSON.stringify(inline));
  // Until write-media.ts has run, pages in development keep the previous photographs and logos.
  const catalogue = join(generated, 'pictures.json');
  const before = existsSync(catalogue) ? JSON.parse(readFileSync(catalogue, 'utf8')) : {};
  writeFileSync(catalogue, `${JSON.stringify({ ...before, ...pictures }, null, 2)}\n`);
}

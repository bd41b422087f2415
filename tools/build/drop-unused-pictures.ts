import { globSync, readFileSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { buildDirectory } from '#shared/build-directory.ts';

const folders = '{scenes,contours,profiles,papers,media}';
const texts = '**/*.{html,data,js,css,json,md,txt,xml,webmanifest}';

/** Removes the pictures that no other file of a built site names: the tree has more, for pages still to come. */
export function dropUnusedPictures(site: string): void {
  const unused = new Set(globSync(`${folders}/*`, { cwd: site }));
  for (const file of globSync(texts, { cwd: site })) {
    const text = readFileSync(join(site, file), 'utf8');
    for (const picture of unused) if (text.includes(basename(picture))) unused.delete(picture);
  }
  for (const picture of unused) rmSync(join(site, picture));
}

if (import.meta.main) dropUnusedPictures(`${buildDirectory}/client`);

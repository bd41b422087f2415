import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { keepOnly } from './file-cache.ts';

type Size = { width: number; height: number };

/** Writes `<directory>/<id>.<hash8>.<ending>` unless it is there already. Returns the file's name. */
export function writeHashed(directory: string, id: string, bytes: string | Uint8Array, ending: string): string {
  const name = `${id}.${createHash('sha256').update(bytes).digest('hex').slice(0, 8)}.${ending}`;
  if (!existsSync(join(directory, name))) writeFileSync(join(directory, name), bytes);
  return name;
}

/**
 * Writes pictures to `<root>/<folder>/` under names with their hash, and removes files of that folder that no picture has
 * any more. Returns where the site finds each picture, by id.
 */
export function publishPictures(
  root: string,
  folder: string,
  ending: string,
  pictures: Readonly<Record<string, Size & { bytes: string | Uint8Array }>>,
): Record<string, Size & { src: string }> {
  const directory = join(root, folder);
  mkdirSync(directory, { recursive: true });
  const named = Object.entries(pictures).map(([id, { bytes, ...size }]) => {
    return { id, size, name: writeHashed(directory, id, bytes, ending) };
  });
  keepOnly(directory, new Set(named.map(({ name }) => name)));
  return Object.fromEntries(named.map(({ id, size, name }) => [id, { src: `/${folder}/${name}`, ...size }]));
}

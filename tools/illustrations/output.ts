import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Where the site finds one picture, and its size in pixels. */
export type Entry = { src: string; width: number; height: number };

/** Writes a file unless one of that name stands there already. */
function writeOnce(file: string, body: string): void {
  if (!existsSync(file)) writeFileSync(file, body);
}

/**
 * Writes pictures to `<root>/<folder>/<id>.<hash8>.svg` and removes files of that folder that no picture has any more.
 * Returns the entry of each picture, by id.
 */
export function publish(
  root: string,
  folder: string,
  pictures: ReadonlyMap<string, { svg: string; width: number; height: number }>,
): Record<string, Entry> {
  const directory = join(root, folder);
  mkdirSync(directory, { recursive: true });
  const entries: Record<string, Entry> = {};
  const kept = new Set<string>();
  for (const [id, { svg, width, height }] of pictures) {
    const name = `${id}.${createHash('sha256').update(svg).digest('hex').slice(0, 8)}.svg`;
    writeOnce(join(directory, name), svg);
    kept.add(name);
    entries[id] = { src: `/${folder}/${name}`, width, height };
  }
  for (const name of readdirSync(directory)) if (!kept.has(name)) rmSync(join(directory, name));
  return entries;
}

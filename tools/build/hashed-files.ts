import { hash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';

type Size = { width: number; height: number };

/** Writes `<directory>/<id>.<hash8>.<ending>` unless it is there already. Returns the file's name. */
export function writeHashed(directory: string, id: string, bytes: string | Uint8Array, ending: string): string {
  const name = `${id}.${hash('sha256', bytes).slice(0, 8)}.${ending}`;
  if (!existsSync(join(directory, name))) writeFileSync(join(directory, name), bytes);
  return name;
}

/** Removes the files of a folder that have other names. */
export function removeFilesExcept(directory: string, names: readonly string[]): void {
  for (const name of readdirSync(directory)) if (!names.includes(name)) rmSync(join(directory, name));
}

/**
 * Writes drawings to `<root>/<folder>/` under names with their hash, and removes files of that folder that no drawing
 * has any more. Returns where the site finds each drawing, by id.
 */
export function writeDrawingFolder(root: string, folder: string, drawings: Record<string, Size & { svg: string }>) {
  const directory = join(root, folder);
  mkdirSync(directory, { recursive: true });
  const published = Object.entries(drawings).map(([id, { svg, width, height }]) => {
    return [id, { src: `/${folder}/${writeHashed(directory, id, svg, 'svg')}`, width, height }] as const;
  });
  removeFilesExcept(
    directory,
    published.map(([, { src }]) => basename(src)),
  );
  return Object.fromEntries(published);
}

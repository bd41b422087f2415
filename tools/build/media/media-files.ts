import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { type Leaf, leaves } from '#tools/content-lint/texts.ts';

/** A file of `content/media/`: its size in bytes, and in pixels once it is turned upright. */
export type MediaFile = { bytes: number; width: number; height: number; isVector: boolean };

/** What `content/media/` holds, by file name. Undefined is a file that is neither a picture nor a PDF. */
export type Media = ReadonlyMap<string, MediaFile | undefined>;

/** Photographs are cut to the shape of the drawings. */
export const shape = 4 / 3;

export async function readMedia(folder: string): Promise<Media> {
  const entries = existsSync(folder) ? readdirSync(folder, { withFileTypes: true }) : [];
  const names = entries.filter((entry) => entry.isFile() && !entry.name.startsWith('.')).map(({ name }) => name);
  return new Map(await Promise.all(names.map(async (name) => [name, await readHead(join(folder, name))] as const)));
}

async function readHead(path: string): Promise<MediaFile | undefined> {
  const source = readFileSync(path);
  if (isPdf(source)) return { bytes: source.length, width: 0, height: 0, isVector: true };
  try {
    const { autoOrient, format } = await sharp(source).metadata();
    return { ...autoOrient, bytes: source.length, isVector: format === 'svg' };
  } catch {
    return undefined;
  }
}

export function isPdf(source: Buffer): boolean {
  return source.subarray(0, 5).toString() === '%PDF-';
}

/** Every place of a content file that names a file of `content/media/`. */
export function mediaUses(content: unknown): Leaf<string>[] {
  return leaves(content).filter((leaf): leaf is Leaf<string> => {
    return /^(photo|logo|file)$/.test(String(leaf.path.at(-1))) && typeof leaf.value === 'string';
  });
}

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { cacheKey, keepOnly, readCached, writeCached } from '#tools/build/file-cache.ts';
import { type Drawing, readDrawing } from './drawing.ts';
import type { Dyes } from './palette.ts';

const cache = '.generated/drawings';

/** What the reading itself is made of: when one of these changes, every drawing is read anew. */
const recipe = [
  ...['drawing.ts', 'palette.ts'].map((file) => readFileSync(join(import.meta.dirname, file), 'utf8')),
  JSON.parse(readFileSync(join(import.meta.dirname, '../../package.json'), 'utf8')).devDependencies.svgo,
];

const used = new Set<string>();

/** A drawing in the brand's colors with its faults, read anew only when the file or the brand has changed. */
export function cachedDrawing(svg: string, { hues, action }: Dyes): Drawing {
  const key = cacheKey([...recipe, JSON.stringify({ hues, action }), svg]);
  used.add(key);
  const cached = readCached(cache, key);
  if (cached) return JSON.parse(cached.toString());
  const drawing = readDrawing(svg, { hues, action });
  writeCached(cache, key, Buffer.from(JSON.stringify(drawing)));
  return drawing;
}

export function forgetOthers(): void {
  keepOnly(cache, used);
}

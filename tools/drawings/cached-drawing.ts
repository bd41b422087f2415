import { hash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ParsedDrawing, parseDrawing } from './drawing.ts';
import type { BrandColors } from './palette.ts';

const cache = '.generated/drawings';

/** The code that reads drawings: when one of these files changes, every drawing is read again. */
const recipe = [
  ...['drawing.ts', 'palette.ts', 'plain-svg.ts'].map((file) => readFileSync(join(import.meta.dirname, file), 'utf8')),
  JSON.parse(readFileSync(join(import.meta.dirname, '../../package.json'), 'utf8')).devDependencies.svgo,
];

/** A drawing in the brand's colors with its faults, read again only if the file or the brand has changed. */
export function cachedDrawing(svg: string, { hues, action }: BrandColors): ParsedDrawing {
  const key = hash('sha256', JSON.stringify([recipe, hues, action, svg]));
  const file = join(cache, key);
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8'));
  const drawing = parseDrawing(svg, { hues, action });
  mkdirSync(cache, { recursive: true });
  // Another process may read it meanwhile.
  const temporaryFile = `${file}.${process.pid}`;
  writeFileSync(temporaryFile, JSON.stringify(drawing));
  renameSync(temporaryFile, file);
  return drawing;
}

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Site } from '#site/open-site.server.ts';
import { type Mark, readMark } from './read-mark.ts';

export function markOf({ root, brand }: Site): Mark {
  return readMark(readFileSync(join(root, 'media', brand().mark), 'utf8'));
}

/** A mark within another SVG, which has no style of its own for the class `accent`. */
export function placedMark(mark: Mark, x: number, y: number, size: number, accent: string, body: string): string {
  const place = `x="${x}" y="${y}" width="${size}" height="${size}" viewBox="${mark.viewBox}"`;
  return `<svg ${place} color="${body}" fill="currentColor"><style>.accent{color:${accent}}</style>${mark.shapes}</svg>`;
}

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Site } from '#site/open-site.server.ts';
import { type Mark, readMark } from './read-mark.ts';

export function markOf({ root, brand }: Site): Mark {
  return readMark(readFileSync(join(root, 'media', brand().mark), 'utf8'));
}

export function placedMark(mark: Mark, x: number, y: number, size: number, accent: string, body: string): string {
  const parts = `<path d="${mark.accent}" fill="${accent}"/><path d="${mark.body}" fill="${body}"/>`;
  return `<svg x="${x}" y="${y}" width="${size}" height="${size}" viewBox="${mark.viewBox}">${parts}</svg>`;
}

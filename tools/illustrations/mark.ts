import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentRoot } from '#site/content-root.server.ts';
import { loadBrand } from '#site/load.server.ts';
import { readMark } from './read-mark.ts';

export const mark = readMark(readFileSync(join(contentRoot, 'media', loadBrand().mark), 'utf8'));

export function placedMark(x: number, y: number, size: number, accent: string, body: string): string {
  const parts = `<path d="${mark.accent}" fill="${accent}"/><path d="${mark.body}" fill="${body}"/>`;
  return `<svg x="${x}" y="${y}" width="${size}" height="${size}" viewBox="${mark.viewBox}">${parts}</svg>`;
}

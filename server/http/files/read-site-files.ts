import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

export interface SiteFile {
  readonly path: string;
  readonly bytes: NonSharedBuffer;
}

export function readSiteFiles(directory: string): SiteFile[] {
  return readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .map((file) => ({ path: `/${relative(directory, file).split(sep).join('/')}`, bytes: readFileSync(file) }))
    .sort((a, b) => (a.path < b.path ? -1 : 1));
}

/** The one URL path of a file: `/es/sap/index.html` is `/es/sap`. */
export function addressOf(path: string): string {
  if (!path.endsWith('.html')) return path;
  return path.replace(/\/index\.html$/, '').replace(/\.html$/, '') || '/';
}

import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

export interface SiteFile {
  readonly path: string;
  readonly bytes: NonSharedBuffer;
}

/** Settings of static hosts. */
const notForVisitors = new Set(['/_headers', '/_redirects']);

/** Leaves out source maps, hidden files (except `.well-known`), links and what only hosts read. */
export function readSiteFiles(directory: string): SiteFile[] {
  return listFiles(directory)
    .map((file) => ({ file, path: `/${relative(directory, file).split(sep).join('/')}` }))
    .filter(({ path }) => isForVisitors(path))
    .map(({ file, path }) => ({ path, bytes: readFileSync(file) }))
    .sort((a, b) => (a.path < b.path ? -1 : 1));
}

function listFiles(directory: string): string[] {
  try {
    return readdirSync(directory, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name));
  } catch (cause) {
    throw new Error(`The built site is not at ${directory}: run "npm run build" first.`, { cause });
  }
}

function isForVisitors(path: string): boolean {
  if (path.endsWith('.map') || notForVisitors.has(path)) return false;
  return path.split('/').every((segment) => !segment.startsWith('.') || segment === '.well-known');
}

/** The one URL path of a file: `/es/sap/index.html` is `/es/sap`. */
export function addressOf(path: string): string {
  if (!path.endsWith('.html')) return path;
  return path.replace(/\/index\.html$/, '').replace(/\.html$/, '') || '/';
}

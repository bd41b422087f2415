import { resolve } from 'node:path';
import { normalizePath } from 'vite';

/** A pattern for all files of a folder. */
export function allFiles(folder: string): string {
  return `${normalizePath(resolve(folder))}/**`;
}

import { type FSWatcher, globSync, watch } from 'node:fs';
import { join } from 'node:path';

/**
 * Calls back with each file of the content that changes. Browsers save by moving a new file into place of the old one.
 * On Linux Node's recursive watch then loses the file; the watch of a folder does not.
 */
export function watchContent(root: string, onChange: (file: string) => void): FSWatcher[] {
  return globSync('**/', { cwd: root }).map((folder) =>
    watch(join(root, folder), (_, name) => onChange(join(folder, name ?? ''))),
  );
}

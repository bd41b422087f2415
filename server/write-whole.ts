import { renameSync, writeFileSync } from 'node:fs';

/** Writes a file for its owner alone, whole or, when the process ends meanwhile, under another name. */
export function writeWhole(file: string, content: string | Uint8Array): void {
  writeFileSync(`${file}.part`, content, { mode: 0o600, flush: true });
  renameSync(`${file}.part`, file);
}

import { open, rename, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Writes a file for its owner alone, whole or not at all; it outlives a power cut once this resolves. */
export async function writeWhole(file: string, content: string | Uint8Array): Promise<void> {
  const unfinished = `${file}.part`;
  try {
    await writeFile(unfinished, content, { mode: 0o600, flush: true });
    await rename(unfinished, file);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
  // Makes the new name durable; Windows cannot and need not.
  if (process.platform === 'win32') return;
  await using folder = await open(dirname(file), 'r');
  await folder.sync();
}

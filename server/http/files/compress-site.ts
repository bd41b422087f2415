import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { brotliOptions, contentKey, gzipOptions } from './compressed-forms.ts';
import { contentTypeOf, isCompressible } from './content-headers.ts';
import { readSiteFiles } from './read-site-files.ts';

const compressors = {
  br: (bytes: Buffer) => promisify(brotliCompress)(bytes, brotliOptions),
  gz: (bytes: Buffer) => promisify(gzip)(bytes, gzipOptions),
};

/**
 * Compresses every text file of the built site into a store keyed by content, so that the server starts at once and a
 * rebuild compresses only what changed. Removes forms of files that are no more. Gives how many it made, and has in all.
 */
export async function compressSite(
  directory: string,
  storeDirectory: string,
): Promise<{ made: number; total: number }> {
  mkdirSync(storeDirectory, { recursive: true });
  const texts = readSiteFiles(directory).filter((file) => isCompressible(contentTypeOf(file.path)));
  const sources = new Map(texts.map((file) => [contentKey(file.bytes), file.bytes]));
  const wanted = [...sources].flatMap(([key, bytes]) => [
    { name: `${key}.br`, make: () => compressors.br(bytes) },
    { name: `${key}.gz`, make: () => compressors.gz(bytes) },
  ]);
  removeAllBut(storeDirectory, new Set(wanted.map(({ name }) => name)));
  const missing = wanted.filter(({ name }) => !existsSync(join(storeDirectory, name)));
  await Promise.all(missing.map(async ({ name, make }) => writeWhole(join(storeDirectory, name), await make())));
  return { made: missing.length, total: wanted.length };
}

function removeAllBut(directory: string, names: ReadonlySet<string>): void {
  for (const name of readdirSync(directory)) if (!names.has(name)) rmSync(join(directory, name));
}

// A build that is interrupted must not leave half a file under a name that promises the whole.
function writeWhole(file: string, bytes: Buffer): void {
  writeFileSync(`${file}.part`, bytes);
  renameSync(`${file}.part`, file);
}

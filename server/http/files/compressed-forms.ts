import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib';
import { contentTypeOf, isCompressible } from './content-headers.ts';
import { readSiteFiles } from './read-site-files.ts';

export function contentKey(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex').slice(0, 32);
}

/** From the build's store if it has them, else made here, less compressed. */
export function compressedForms(bytes: Buffer, key: string, storeDirectory: string | undefined) {
  const files = storeDirectory ? [`${key}.br`, `${key}.gz`].map((name) => join(storeDirectory, name)) : [];
  const [br, gzip] = files.filter((file) => existsSync(file)).map((file) => readFileSync(file));
  if (br && gzip) return { br, gzip };
  const params = { [constants.BROTLI_PARAM_QUALITY]: 5 };
  return { br: brotliCompressSync(bytes, { params }), gzip: gzipSync(bytes) };
}

/** The strongest settings, because files are compressed once and sent many times. */
const brotliOptions = {
  params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGWIN]: 22 },
};

/** Compresses changed files into a store keyed by content, and removes the forms of deleted files. */
export async function compressSite(directory: string, storeDirectory: string) {
  mkdirSync(storeDirectory, { recursive: true });
  const texts = readSiteFiles(directory).filter((file) => isCompressible(contentTypeOf(file.path)));
  const sources = new Map(texts.map((file) => [contentKey(file.bytes), file.bytes]));
  const wanted = [...sources].flatMap(([key, bytes]) => [
    { name: `${key}.br`, make: () => promisify(brotliCompress)(bytes, brotliOptions) },
    { name: `${key}.gz`, make: () => promisify(gzip)(bytes, { level: 9 }) },
  ]);
  const names = new Set(wanted.map(({ name }) => name));
  for (const name of readdirSync(storeDirectory)) if (!names.has(name)) rmSync(join(storeDirectory, name));
  const missing = wanted.filter(({ name }) => !existsSync(join(storeDirectory, name)));
  await Promise.all(
    missing.map(async ({ name, make }) => {
      const file = join(storeDirectory, name);
      // An interrupted build must not leave half a file under the final name.
      writeFileSync(`${file}.part`, await make());
      renameSync(`${file}.part`, file);
    }),
  );
  return { made: missing.length, total: wanted.length };
}

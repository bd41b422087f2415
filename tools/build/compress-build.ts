import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { contentTypeOf, isCompressible } from '#server/http/files/content-headers.ts';
import { hashContent } from '#server/http/files/file-server.ts';
import { readSiteFiles } from '#server/http/files/read-site-files.ts';

/** The strongest settings, because files are compressed once and sent many times. */
const brotliOptions = {
  params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGWIN]: 22 },
};

/** Compresses changed files into a store keyed by content, and removes those of deleted files. */
export async function compressSite(directory: string, storeDirectory: string): Promise<void> {
  mkdirSync(storeDirectory, { recursive: true });
  const texts = readSiteFiles(directory).filter((file) => isCompressible(contentTypeOf(file.path)));
  const sources = new Map(texts.map((file) => [hashContent(file.bytes), file.bytes]));
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
  process.stdout.write(`Compressed ${missing.length} of ${wanted.length} files (the others had not changed).\n`);
}

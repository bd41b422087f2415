import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/** The strongest settings: files are compressed once and sent many times. */
export const brotliOptions = {
  params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGWIN]: 22 },
};
export const gzipOptions = { level: 9 };

export interface CompressedForms {
  readonly br: Buffer;
  readonly gzip: Buffer;
}

export function quickForms(bytes: Buffer): CompressedForms {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 5 };
  return { br: brotliCompressSync(bytes, { params }), gzip: gzipSync(bytes) };
}

/** The name under which the compressed forms of these bytes are kept, without ending. */
export function contentKey(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex').slice(0, 32);
}

/** From the build's store when it holds them, else made here, which is slow. */
export function compressedForms(bytes: Buffer, key: string, storeDirectory: string | undefined): CompressedForms {
  return {
    br: stored(storeDirectory, `${key}.br`) ?? brotliCompressSync(bytes, brotliOptions),
    gzip: stored(storeDirectory, `${key}.gz`) ?? gzipSync(bytes, gzipOptions),
  };
}

function stored(directory: string | undefined, name: string): Buffer | undefined {
  if (!directory) return undefined;
  const file = join(directory, name);
  return existsSync(file) ? readFileSync(file) : undefined;
}

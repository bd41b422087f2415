import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export function cacheKey(parts: readonly string[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part).update('\0');
  return hash.digest('hex').slice(0, 32);
}

export function readCached(directory: string, key: string): Buffer | undefined {
  const file = join(directory, key);
  return existsSync(file) ? readFileSync(file) : undefined;
}

export function writeCached(directory: string, key: string, bytes: Buffer): void {
  mkdirSync(directory, { recursive: true });
  writeFileSync(join(directory, key), bytes);
}

export function keepOnly(directory: string, names: ReadonlySet<string>): void {
  for (const name of readdirSync(directory)) if (!names.has(name)) rmSync(join(directory, name));
}

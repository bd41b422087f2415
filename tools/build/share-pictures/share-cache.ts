import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Gives a short name for everything that a picture is made of: equal parts, equal name. */
export function cacheKey(parts: readonly string[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part).update('\0');
  return hash.digest('hex').slice(0, 32);
}

/** Gives what the folder holds under a key; undefined when nothing. */
export function readCached(directory: string, key: string): Buffer | undefined {
  const file = join(directory, key);
  return existsSync(file) ? readFileSync(file) : undefined;
}

/** Keeps bytes under a key. */
export function writeCached(directory: string, key: string, bytes: Buffer): void {
  mkdirSync(directory, { recursive: true });
  writeFileSync(join(directory, key), bytes);
}

/** Takes the names to keep, removes every other file of the folder. */
export function keepOnly(directory: string, names: ReadonlySet<string>): void {
  for (const name of readdirSync(directory)) if (!names.has(name)) rmSync(join(directory, name));
}

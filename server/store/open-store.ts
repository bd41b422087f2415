import {
  chmodSync,
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import type { Env } from '#server/env.ts';
import { errorFields, type Log } from '#server/log.ts';
import { dataDirectoryError, storeError } from '#server/start-error.ts';
import { type DirectoryLock, lockDirectory } from './directory-lock.ts';
import { openStore, type Store } from './store.ts';

export const databaseName = 'messages.db';

/**
 * Makes sure that DATA_DIR can be written, and that nobody else reads what is in it. Gives the paths that others could
 * read until now. Throws StartError.
 */
export function prepareDataDirectory(directory: string): string[] {
  const probe = join(directory, '.write-probe');
  try {
    // Node's recursive mkdir never ends below /proc, so it serves only where the parent is missing too.
    if (!existsSync(directory)) mkdirSync(directory, { recursive: !existsSync(dirname(directory)), mode: 0o700 });
    writeFileSync(probe, '');
    rmSync(probe);
    // SQLite gives its other files the mode of the database.
    for (const name of [databaseName, 'server.lock']) closeSync(openSync(join(directory, name), 'a', 0o600));
    return tighten(directory);
  } catch (error) {
    throw dataDirectoryError(error, directory);
  }
}

function tighten(directory: string): string[] {
  const inside = readdirSync(directory, { recursive: true, encoding: 'utf8' }).map((name) => join(directory, name));
  const open = [directory, ...inside].filter((path) => (statSync(path).mode & 0o077) !== 0);
  for (const path of open) chmodSync(path, statSync(path).isDirectory() ? 0o700 : 0o600);
  return open;
}

/** Locks DATA_DIR for this process alone. Throws StartError when another server has it. */
export function lockDataDirectory(directory: string): DirectoryLock {
  try {
    return lockDirectory(directory);
  } catch (error) {
    throw dataDirectoryError(error, directory);
  }
}

/** Opens the database that the settings name. Throws StartError. */
export async function openConfiguredStore(env: Env, log: Log, readOnly = false): Promise<Store> {
  try {
    return await openStore({
      file: join(env.DATA_DIR, databaseName),
      databaseUrl: env.DATABASE_URL,
      readOnly,
      onError: (error) => log('database-connection-lost', errorFields(error)),
    });
  } catch (error) {
    throw storeError(error, env);
  }
}

import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Env } from '#server/env.ts';
import { errorFields, type Log } from '#server/log.ts';
import { dataDirectoryError, storeError } from '#server/start-error.ts';
import { type DirectoryLock, lockDirectory } from './directory-lock.ts';
import { openStore, type Store } from './store.ts';

/** Makes sure that DATA_DIR can be written. Throws StartError. */
export function prepareDataDirectory(directory: string): void {
  const probe = join(directory, '.write-probe');
  try {
    // Node's recursive mkdir never ends below /proc, so it serves only where the parent is missing too.
    if (!existsSync(directory)) mkdirSync(directory, { recursive: !existsSync(dirname(directory)), mode: 0o700 });
    writeFileSync(probe, '');
    rmSync(probe);
  } catch (error) {
    throw dataDirectoryError(error, directory);
  }
}

/** Takes DATA_DIR for this process alone. Throws StartError when another server has it. */
export function lockDataDirectory(directory: string): DirectoryLock {
  try {
    return lockDirectory(directory);
  } catch (error) {
    throw dataDirectoryError(error, directory);
  }
}

/** Opens the database that the settings name. Throws StartError. */
export async function openConfiguredStore(env: Env, log: Log): Promise<Store> {
  try {
    return await openStore({
      file: join(env.DATA_DIR, 'messages.db'),
      databaseUrl: env.DATABASE_URL,
      onError: (error) => log('database-connection-lost', errorFields(error)),
    });
  } catch (error) {
    throw storeError(error, env);
  }
}

import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  statfsSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { countOf } from '#server/count-of.ts';
import type { Env } from '#server/env.ts';
import { errorFields, type Log } from '#server/log.ts';
import { openStore, type Store } from './store.ts';
import { dataDirectoryError, storeError } from './store-errors.ts';

export const databaseName = 'messages.db';

/** Makes it, for its owner alone. Throws StartError. */
export function prepareDataDirectory(directory: string): void {
  try {
    // Node's recursive mkdir never ends below /proc, so it serves only where the parent is missing too.
    if (!existsSync(directory)) mkdirSync(directory, { recursive: !existsSync(dirname(directory)), mode: 0o700 });
    // SQLite gives its other files the mode of the database.
    for (const name of [databaseName, 'server.lock'])
      writeFileSync(join(directory, name), '', { flag: 'a', mode: 0o600 });
  } catch (error) {
    throw dataDirectoryError(error, directory);
  }
  try {
    chmodSync(directory, 0o700);
  } catch {
    // Somebody else's folder stays as it is.
  }
}

/** Locks until this process ends. Two servers on one file would send each mail twice. Throws StartError. */
export function lockDataDirectory(directory: string): Disposable {
  const database = new DatabaseSync(join(directory, 'server.lock'), { timeout: 0 });
  try {
    database.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    database.close();
    throw dataDirectoryError(error, directory);
  }
  return database;
}

/** Renames the database and its logs, and returns its new name. */
export function putAside(directory: string, label: string, now: number): string {
  const suffix = `.${label}-${new Date(now).toISOString().replaceAll(':', '-')}`;
  for (const name of readdirSync(directory).filter((file) => /^messages\.db(-wal|-shm)?$/.test(file)))
    renameSync(join(directory, name), join(directory, name + suffix));
  return join(directory, databaseName + suffix);
}

/** A sentence if there are messages in SQLite while PostgreSQL is used. */
export function unmovedMessages({
  DATABASE_URL,
  DATA_DIR,
}: Pick<Env, 'DATA_DIR' | 'DATABASE_URL'>): string | undefined {
  const file = join(DATA_DIR, databaseName);
  // Each start creates the file, which stays empty with PostgreSQL.
  if (!DATABASE_URL || !existsSync(file) || statSync(file).size === 0) return undefined;
  try {
    using database = new DatabaseSync(file, { readOnly: true });
    const row = database.prepare('select count(*) as count from messages where canary = 0').get();
    const count = Number(row?.count);
    const advice = 'are not in the database of DATABASE_URL: stop the server and run "npm run inbox -- move-store".';
    return count > 0 ? `${countOf(count, 'message')} in ${file} ${advice}` : undefined;
  } catch (error) {
    return `${file}, which is not used beside DATABASE_URL, cannot be read: ${(error as Error).message}`;
  }
}

/** Disk that a flood of messages leaves free. */
export const minFreeMb = 500;

export function freeMegabytes(directory: string): number {
  const { bavail, bsize } = statfsSync(directory);
  return (bavail * bsize) / 1e6;
}

export async function openConfiguredStore(env: Env, log: Log, migrates = true): Promise<Store> {
  try {
    return await openStore({
      file: join(env.DATA_DIR, databaseName),
      databaseUrl: env.DATABASE_URL,
      migrates,
      onError: (error) => log('database-connection-lost', errorFields(error)),
    });
  } catch (error) {
    throw storeError(error, env);
  }
}

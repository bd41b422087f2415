import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { backup, DatabaseSync } from 'node:sqlite';
import { Worker } from 'node:worker_threads';
import type { Env } from '#server/env.ts';
import { hour } from '#shared/durations.ts';
import { databaseName } from './open-store.ts';
import { dayOf } from './visits.ts';

const backupsKept = 14;
const longestAge = 48 * hour;
const dailyName = /^messages-\d{4}-\d\d-\d\d\.db$/;

/** Copies the SQLite database into a new file while it is in use. Throws if the copy is not complete. */
export async function copyDatabase(database: string, file: string): Promise<void> {
  const partialFile = `${file}.part`;
  rmSync(partialFile, { force: true });
  writeFileSync(partialFile, '', { flag: 'wx', mode: 0o600 });
  using source = new DatabaseSync(database, { readOnly: true });
  // All pages in one step: a copy in several steps starts again whenever the server writes.
  await backup(source, partialFile, { rate: 1_000_000_000 });
  const copy = new DatabaseSync(partialFile);
  // In WAL mode each reader would leave two more files beside the copy.
  copy.exec('PRAGMA journal_mode = DELETE');
  copy.close();
  const faults = await damageOf(partialFile);
  if (faults) throw new Error(`The copy is damaged: ${faults}`);
  renameSync(partialFile, file);
}

/** What is wrong with a database file; undefined for nothing. A thread of its own reads it: some ms for each MB. */
export async function damageOf(file: string): Promise<string | undefined> {
  const thread = new Worker(new URL('./check-database.ts', import.meta.url), { workerData: file });
  const [damage] = await once(thread, 'message');
  return damage;
}

export async function backUpDaily({ BACKUP_DIR, DATA_DIR }: Env, now: number): Promise<true> {
  if (!BACKUP_DIR) return true;
  mkdirSync(BACKUP_DIR, { recursive: true, mode: 0o700 });
  const file = join(BACKUP_DIR, `messages-${dayOf(now)}.db`);
  if (!existsSync(file)) await copyDatabase(join(DATA_DIR, databaseName), file);
  const dailyBackups = readdirSync(BACKUP_DIR).filter((name) => dailyName.test(name));
  for (const name of dailyBackups.sort().slice(0, -backupsKept)) rmSync(join(BACKUP_DIR, name));
  return true;
}

export function backupAge(directory: string, now: number): number | undefined {
  const names = existsSync(directory) ? readdirSync(directory).filter((name) => !name.endsWith('.part')) : [];
  if (names.length === 0) return undefined;
  return now - Math.max(...names.map((name) => statSync(join(directory, name)).mtimeMs));
}

export function backupTrouble({ BACKUP_DIR }: Pick<Env, 'BACKUP_DIR'>, now: number): string | undefined {
  if (!BACKUP_DIR) return undefined;
  const age = backupAge(BACKUP_DIR, now);
  if (age === undefined) return 'BACKUP_DIR has no backup.';
  return age > longestAge ? 'the last backup in BACKUP_DIR is more than two days old.' : undefined;
}

import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import { parentPort, workerData } from 'node:worker_threads';
import type { NewMessage, SavedMessage } from './save-messages.ts';
import { createSqliteSave } from './sqlite-save.ts';

/**
 * The thread that owns the SQLite file. `node:sqlite` waits for the disk; here the waiting holds up neither pages nor
 * other requests.
 */
export type SqliteWork =
  | { readonly sql: string; readonly parameters: readonly unknown[] }
  /** Messages to be stored in one commit, as one piece of work: no other statement comes between. */
  | { readonly save: readonly NewMessage[] };

export interface SqliteRequest {
  readonly id: number;
  readonly work: SqliteWork;
}

export interface SqliteReply {
  readonly id: number;
  readonly rows?: unknown[];
  readonly changes?: number;
  readonly saved?: SavedMessage[];
  /** Message and SQLite's own code, https://sqlite.org/rescode.html */
  readonly error?: { readonly message: string; readonly sqliteCode: number };
}

const preparedLimit = 200;
const prepared = new Map<string, StatementSync>();
const database = open(workerData as string);
const save = createSqliteSave(database);
/** Messages that came while a transaction of several statements was open. */
const deferred: SqliteRequest[] = [];
parentPort?.postMessage({ id: 0 } satisfies SqliteReply);
parentPort?.on('message', (request: SqliteRequest | 'close') => {
  if (request === 'close') {
    database.close();
    parentPort?.close();
  } else if ('save' in request.work && database.isTransaction) {
    deferred.push(request);
  } else {
    reply(request);
    if (!database.isTransaction) deferred.splice(0).forEach(reply);
  }
});

function open(path: string): DatabaseSync {
  const db = new DatabaseSync(path, { timeout: 5000, enableForeignKeyConstraints: true });
  // FULL: a commit returns when the row is on disk. secure_delete: an erased message leaves no trace in the file.
  db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA secure_delete = ON');
  // Moving the log into the file each 16 MB, not each 4, nearly doubled the messages a second; each 40 made some wait longer.
  db.exec('PRAGMA wal_autocheckpoint = 4000; PRAGMA journal_size_limit = 67108864');
  return db;
}

function reply({ id, work }: SqliteRequest): void {
  try {
    parentPort?.postMessage({ id, ...resultOf(work) } satisfies SqliteReply);
  } catch (error) {
    const { message, errcode } = error as Error & { errcode?: number };
    parentPort?.postMessage({ id, error: { message, sqliteCode: errcode ?? 0 } } satisfies SqliteReply);
  }
}

function resultOf(work: SqliteWork): Omit<SqliteReply, 'id'> {
  if ('save' in work) return { saved: save(work.save) };
  const statement = prepare(work.sql);
  const values = work.parameters as SQLInputValue[];
  if (statement.columns().length > 0) return { rows: statement.all(...values) };
  return { rows: [], changes: Number(statement.run(...values).changes) };
}

function prepare(sql: string): StatementSync {
  const known = prepared.get(sql);
  if (known) return known;
  if (prepared.size >= preparedLimit) prepared.clear();
  const statement = database.prepare(sql);
  prepared.set(sql, statement);
  return statement;
}

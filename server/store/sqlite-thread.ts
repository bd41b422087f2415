import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import { parentPort, workerData } from 'node:worker_threads';

/**
 * The thread that owns the SQLite file. `node:sqlite` waits for the disk; here the waiting holds up neither pages nor
 * other requests.
 */
export interface SqliteRequest {
  readonly id: number;
  readonly sql: string;
  readonly parameters: readonly unknown[];
}

export interface SqliteReply {
  readonly id: number;
  readonly rows?: unknown[];
  readonly changes?: number;
  /** Message and SQLite's own code, https://sqlite.org/rescode.html */
  readonly error?: { readonly message: string; readonly sqliteCode: number };
}

const preparedLimit = 200;
const prepared = new Map<string, StatementSync>();
const database = open(workerData as string);
parentPort?.postMessage({ id: 0 } satisfies SqliteReply);
parentPort?.on('message', (request: SqliteRequest | 'close') => {
  if (request !== 'close') return parentPort?.postMessage(answer(request));
  database.close();
  parentPort?.close();
});

function open(path: string): DatabaseSync {
  const db = new DatabaseSync(path, { timeout: 5000, enableForeignKeyConstraints: true });
  // FULL: a commit returns when the row is on disk. secure_delete: an erased message leaves no trace in the file.
  db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA secure_delete = ON');
  // Moving the log into the file less often (each 40 MB, not each 4) doubled the messages a second.
  db.exec('PRAGMA wal_autocheckpoint = 10000; PRAGMA journal_size_limit = 67108864');
  return db;
}

function answer({ id, sql, parameters }: SqliteRequest): SqliteReply {
  try {
    const statement = prepare(sql);
    const values = parameters as SQLInputValue[];
    if (statement.columns().length > 0) return { id, rows: statement.all(...values) };
    return { id, rows: [], changes: Number(statement.run(...values).changes) };
  } catch (error) {
    const { message, errcode } = error as Error & { errcode?: number };
    return { id, error: { message, sqliteCode: errcode ?? 0 } };
  }
}

function prepare(sql: string): StatementSync {
  const known = prepared.get(sql);
  if (known) return known;
  if (prepared.size >= preparedLimit) prepared.clear();
  const statement = database.prepare(sql);
  prepared.set(sql, statement);
  return statement;
}

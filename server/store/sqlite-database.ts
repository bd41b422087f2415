import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { NewMessage, SavedMessage } from './save-messages.ts';
import type { SqliteReply, SqliteRequest, SqliteWork } from './sqlite-thread.ts';

/** An error of SQLite with its result code (https://sqlite.org/rescode.html). */
export class SqliteError extends Error {
  readonly sqliteCode: number;

  constructor(message: string, sqliteCode: number) {
    super(message);
    this.name = 'SqliteError';
    this.sqliteCode = sqliteCode;
  }
}

/** One life of the thread that owns the file. */
export interface SqliteThread {
  readonly dead: boolean;
  /** Throws SqliteError. */
  ask(work: SqliteWork): Promise<SqliteReply>;
  stop(): Promise<void>;
}

export interface SqliteDatabase {
  /** The thread that is alive, or a new one: one that died took its transaction with it, which rolled back. */
  thread(): Promise<SqliteThread>;
  /** Stores messages in one commit, all or none; gives for each what became of it. Throws SqliteError. */
  save(items: readonly NewMessage[]): Promise<readonly SavedMessage[]>;
  stop(): Promise<void>;
}

/** A SQLite file with a thread of its own, started when first used. Takes the path of the file, or `:memory:`. */
export function sqliteDatabase(path: string): SqliteDatabase {
  let present: SqliteThread | undefined;
  let starting: Promise<SqliteThread> | undefined;

  async function start(): Promise<SqliteThread> {
    try {
      present = await startThread(path);
      return present;
    } finally {
      starting = undefined;
    }
  }

  async function thread(): Promise<SqliteThread> {
    if (present && !present.dead) return present;
    starting ??= start();
    return starting;
  }

  return {
    thread,
    save: async (items) => (await (await thread()).ask({ save: items })).saved ?? [],
    stop: async () => present?.stop(),
  };
}

interface Waiting {
  resolve(result: SqliteReply): void;
  reject(error: Error): void;
}

async function startThread(path: string): Promise<SqliteThread> {
  const worker = new Worker(new URL('./sqlite-thread.ts', import.meta.url), { workerData: path });
  const waiting = new Map<number, Waiting>();
  let lastId = 0;
  let failure: Error | undefined;

  function fail(error: Error): void {
    failure ??= error;
    for (const { reject } of waiting.values()) reject(failure);
    waiting.clear();
  }

  function expectReply(id: number): Promise<SqliteReply> {
    return new Promise((resolve, reject) => waiting.set(id, { resolve, reject }));
  }

  worker.on('message', (reply: SqliteReply) => {
    const { resolve, reject } = waiting.get(reply.id) ?? {};
    waiting.delete(reply.id);
    if (reply.error) reject?.(new SqliteError(reply.error.message, reply.error.sqliteCode));
    else resolve?.(reply);
  });
  worker.on('error', (error: Error & { errcode?: number }) => fail(new SqliteError(error.message, error.errcode ?? 0)));
  worker.on('exit', () => fail(new SqliteError('the database thread has stopped', 0)));
  await expectReply(0);

  return {
    get dead() {
      return failure !== undefined;
    },
    ask: async (work) => {
      if (failure) throw failure;
      lastId += 1;
      const reply = expectReply(lastId);
      worker.postMessage({ id: lastId, work } satisfies SqliteRequest);
      return reply;
    },
    stop: async () => {
      if (failure) return;
      const exited = once(worker, 'exit');
      worker.postMessage('close');
      await exited;
    },
  };
}

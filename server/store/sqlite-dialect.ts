import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';
import type { SqliteReply, SqliteRequest } from './sqlite-thread.ts';

/** An error of SQLite with its result code (https://sqlite.org/rescode.html). */
export class SqliteError extends Error {
  readonly sqliteCode: number;

  constructor(message: string, sqliteCode: number) {
    super(message);
    this.name = 'SqliteError';
    this.sqliteCode = sqliteCode;
  }
}

/** Kysely over `node:sqlite` in a thread of its own. Takes the path of the file, or `:memory:`. */
export function sqliteDialect(path: string): Dialect {
  return {
    createAdapter: () => new SqliteAdapter(),
    createDriver: () => sqliteDriver(path),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  };
}

function sqliteDriver(path: string): Driver {
  let thread: SqliteThread | undefined;

  async function acquire(): Promise<DatabaseConnection> {
    // A thread that died takes its transaction with it, which rolls back; the next query gets a new thread.
    if (!thread || thread.dead) thread = await startThread(path);
    return thread.connection;
  }

  function run(sql: string) {
    return async (connection: DatabaseConnection) => {
      await connection.executeQuery(CompiledQuery.raw(sql));
    };
  }

  return {
    init: async () => {
      await acquire();
    },
    acquireConnection: acquire,
    beginTransaction: run('begin immediate'),
    commitTransaction: run('commit'),
    rollbackTransaction: run('rollback'),
    releaseConnection: async () => {},
    destroy: async () => {
      await thread?.stop();
    },
  };
}

interface SqliteThread {
  readonly connection: DatabaseConnection;
  readonly dead: boolean;
  stop(): Promise<void>;
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

  async function executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    if (failure) throw failure;
    lastId += 1;
    const reply = expectReply(lastId);
    worker.postMessage({ id: lastId, sql, parameters } satisfies SqliteRequest);
    const { rows, changes } = await reply;
    return { rows: rows as R[], ...(changes === undefined ? {} : { numAffectedRows: BigInt(changes) }) };
  }

  return {
    connection: { executeQuery, streamQuery },
    get dead() {
      return failure !== undefined;
    },
    stop: async () => {
      if (failure) return;
      const exited = once(worker, 'exit');
      worker.postMessage('close');
      await exited;
    },
  };
}

// biome-ignore lint/correctness/useYield: Kysely's interface asks for a generator; pages of rows serve long reads here.
async function* streamQuery(): AsyncGenerator<never> {
  throw new Error('Streaming is not supported: read in pages.');
}

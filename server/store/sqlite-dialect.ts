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
import type { SqliteDatabase, SqliteThread } from './sqlite-database.ts';

/** Kysely over `node:sqlite` in a thread of its own. */
export function sqliteDialect(database: SqliteDatabase): Dialect {
  return {
    createAdapter: () => new SqliteAdapter(),
    createDriver: () => sqliteDriver(database),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  };
}

function sqliteDriver(database: SqliteDatabase): Driver {
  const connections = new WeakMap<SqliteThread, DatabaseConnection>();

  async function acquire(): Promise<DatabaseConnection> {
    const thread = await database.thread();
    const connection = connections.get(thread) ?? connectionTo(thread);
    connections.set(thread, connection);
    return connection;
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
    destroy: () => database.stop(),
  };
}

function connectionTo(thread: SqliteThread): DatabaseConnection {
  return {
    async executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
      const { rows, changes } = await thread.ask({ sql, parameters });
      return { rows: rows as R[], ...(changes === undefined ? {} : { numAffectedRows: BigInt(changes) }) };
    },
    streamQuery,
  };
}

// biome-ignore lint/correctness/useYield: Kysely's interface asks for a generator; pages of rows serve long reads here.
async function* streamQuery(): AsyncGenerator<never> {
  throw new Error('Streaming is not supported: read in pages.');
}

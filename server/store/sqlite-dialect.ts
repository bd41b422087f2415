import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  SqliteDialect,
  type SqliteDialectConfig,
  SqliteDriver,
} from 'kysely';

/** How long a statement waits while another process writes, and with it this one. Milliseconds. */
const busyTimeout = 1000;

/** Kysely's own SQLite dialect over `node:sqlite`. Opens the file, or `:memory:`; throws SQLite's error. */
export function sqliteDialect(path: string): Dialect {
  const database = new DatabaseSync(path, { timeout: busyTimeout, enableForeignKeyConstraints: true });
  try {
    // FULL: a commit returns when the row is on disk. secure_delete: an erased message leaves no trace in the file.
    database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA secure_delete = ON');
  } catch (error) {
    database.close();
    throw error;
  }
  const settings = {
    database: {
      close: () => database.close(),
      prepare(sql: string) {
        const statement = database.prepare(sql);
        return {
          reader: statement.columns().length > 0,
          all: (values: unknown) => statement.all(...(values as SQLInputValue[])),
          run: (values: unknown) => statement.run(...(values as SQLInputValue[])),
          iterate: (values: unknown) => statement.iterate(...(values as SQLInputValue[])),
        };
      },
    },
  };
  return new (class extends SqliteDialect {
    override createDriver() {
      return new ImmediateDriver(settings, database);
    }
  })(settings);
}

class ImmediateDriver extends SqliteDriver {
  readonly #database: DatabaseSync;

  constructor(settings: SqliteDialectConfig, database: DatabaseSync) {
    super(settings);
    this.#database = database;
  }

  /**
   * A transaction that reads before it writes would fail at once when another process wrote in between; one that begins
   * by writing waits.
   */
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
  }

  /** On a full disk SQLite has already ended the transaction: ending it again would fail and hide the reason. */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    if (this.#database.isTransaction) await super.rollbackTransaction(connection);
  }
}

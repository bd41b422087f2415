import { type Dialect, Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { expectPresentSchema, migrate } from './migrations.ts';
import { type NewMessage, type SavedMessage, saveMessage } from './save-message.ts';
import type { Database } from './schema.ts';
import { sqliteDialect } from './sqlite-dialect.ts';

// Our 64-bit numbers are times in milliseconds, which a JavaScript number holds exactly.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

export interface Store {
  readonly dialect: 'sqlite' | 'postgres';
  readonly db: Kysely<Database>;
  /** Writes a message and its mails durably. Throws if it fails; the message may or may not have been stored then. */
  saveMessage(message: NewMessage): Promise<SavedMessage>;
  /** Resolves while messages can be stored: reads each time, and writes at most every ten seconds. */
  ping(): Promise<void>;
  close(): Promise<void>;
}

interface StoreSettings {
  readonly file: string;
  readonly databaseUrl?: string | undefined;
  /** Called when a connection breaks while no statement waits for it. */
  readonly onError?: (error: Error) => void;
  /** False leaves the schema as it is, and refuses any but the present one. */
  readonly migrates?: boolean;
}

/** Opens the database and brings it to the present schema. Throws StartError or the driver's error. */
export async function openStore(settings: StoreSettings): Promise<Store> {
  const { databaseUrl, onError = () => {}, migrates = true } = settings;
  const dialect = databaseUrl ? postgresDialect(databaseUrl, onError) : sqliteDialect(settings.file);
  const db = new Kysely<Database>({ dialect });
  try {
    await (migrates ? migrate(db) : expectPresentSchema(db));
  } catch (error) {
    await db.destroy();
    throw error;
  }
  return {
    dialect: databaseUrl ? 'postgres' : 'sqlite',
    db,
    saveMessage: (message) => saveMessage(db, message),
    ping: pingOf(db),
    close: () => db.destroy(),
  };
}

const probeInterval = 10_000;

function pingOf(db: Kysely<Database>): Store['ping'] {
  let probedAt = Number.NEGATIVE_INFINITY;
  let probe = Promise.resolve();
  return async () => {
    await sql`select 1 from messages where id = ''`.execute(db);
    if (performance.now() - probedAt >= probeInterval) {
      probedAt = performance.now();
      probe = writeProbe(db);
    }
    await probe;
  };
}

/** Some 16 KB that differ each time: SQLite does not write unchanged pages, and a full disk would go unnoticed. */
async function writeProbe(db: Kysely<Database>): Promise<void> {
  const filler = String(Date.now()).repeat(1200);
  await db
    .insertInto('disk_probe')
    .values({ id: 1, filler })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ filler }))
    .execute();
}

function postgresDialect(url: string, onError: (error: Error) => void): Dialect {
  const pool = new pg.Pool({
    connectionString: url,
    // Eight hold the turns of mails on their way, some those of jobs; the others are for requests.
    max: 20,
    application_name: 'contact-service',
    // Every step on a database that hangs ends within these times, in milliseconds.
    connectionTimeoutMillis: 3000,
    query_timeout: 8000,
    statement_timeout: 5000,
    idle_in_transaction_session_timeout: 8000,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
  });
  // An `error` without a listener ends the process. A connection that breaks between two statements emits it on the
  // client, and an idle one on the pool too.
  pool.on('connect', (client) => client.on('error', onError));
  pool.on('error', () => {});
  return new PostgresDialect({ pool });
}

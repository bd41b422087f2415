import { type Dialect, Kysely, sql } from 'kysely';
import { expectPresentSchema, migrate } from './migrations.ts';
import { postgresDialect } from './postgres-dialect.ts';
import { type NewMessage, type SavedMessage, saveMessage } from './save-message.ts';
import type { Database } from './schema.ts';
import { sqliteDialect } from './sqlite-dialect.ts';

export interface Store {
  readonly kind: 'sqlite' | 'postgres';
  readonly db: Kysely<Database>;
  /** Writes a message and its mails durably. Throws when it cannot; then it may or may not have been stored. */
  saveMessage(message: NewMessage): Promise<SavedMessage>;
  /** Throws when the database does not answer. */
  ping(): Promise<void>;
  close(): Promise<void>;
}

export interface StoreSettings {
  /** Path of the SQLite file, or `:memory:`; used when there is no `databaseUrl`. */
  readonly file: string;
  readonly databaseUrl?: string | undefined;
  /** Told of connections that break while no statement waits on them. */
  readonly onError?: (error: Error) => void;
  /** Leaves the schema as it is, and refuses another than the present one. */
  readonly readOnly?: boolean;
}

/** Opens the database and brings it to the present schema. Throws SchemaError, or the driver's error when it cannot. */
export async function openStore(settings: StoreSettings): Promise<Store> {
  const db = new Kysely<Database>({ dialect: dialectOf(settings) });
  try {
    await (settings.readOnly ? expectPresentSchema(db) : migrate(db));
  } catch (error) {
    await db.destroy();
    throw error;
  }
  return {
    kind: settings.databaseUrl ? 'postgres' : 'sqlite',
    db,
    saveMessage: (message) => saveMessage(db, message),
    ping: async () => {
      await sql`select 1 from settings where name = ''`.execute(db);
    },
    close: () => db.destroy(),
  };
}

function dialectOf({ file, databaseUrl, onError = () => {} }: StoreSettings): Dialect {
  return databaseUrl ? postgresDialect(databaseUrl, onError) : sqliteDialect(file);
}

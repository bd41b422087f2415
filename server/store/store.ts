import { Kysely, sql } from 'kysely';
import { createGroupCommit } from './group-commit.ts';
import { migrate } from './migrations.ts';
import { postgresDialect } from './postgres-dialect.ts';
import { insertMessages, type NewMessage, type SavedMessage } from './save-messages.ts';
import type { Database } from './schema.ts';
import { SqliteError, sqliteDialect } from './sqlite-dialect.ts';

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
  /** Told of connections that break while nobody uses them. */
  readonly onError?: (error: Error) => void;
  /** One commit for each message instead of shared ones; for measuring the difference. */
  readonly single?: boolean;
}

/** Opens the database and brings it to the present schema. Throws the driver's error when it cannot. */
export async function openStore(settings: StoreSettings): Promise<Store> {
  const kind = settings.databaseUrl ? 'postgres' : 'sqlite';
  const dialect = settings.databaseUrl
    ? postgresDialect(settings.databaseUrl, settings.onError ?? (() => {}))
    : sqliteDialect(settings.file);
  const db = new Kysely<Database>({ dialect });
  try {
    await migrate(db);
  } catch (error) {
    await db.destroy();
    throw error;
  }
  const saveMessage = createGroupCommit((items: readonly NewMessage[]) => insertMessages(db, items), isDataError, {
    maxItems: settings.single ? 1 : 128,
    maxGroups: kind === 'sqlite' ? 1 : 4,
    maxWaiting: 5000,
  });
  return {
    kind,
    db,
    saveMessage,
    ping: async () => {
      await sql`select 1 from settings where name = ''`.execute(db);
    },
    close: () => db.destroy(),
  };
}

// PostgreSQL's classes 22 (data) and 23 (constraint), SQLite's CONSTRAINT, MISMATCH and TOOBIG: one row may be to blame.
function isDataError(error: unknown): boolean {
  if (error instanceof SqliteError) return [18, 19, 20].includes(error.sqliteCode & 0xff);
  const code = (error as { code?: unknown }).code;
  return typeof code === 'string' && /^2[23]/.test(code);
}

import { Kysely, sql } from 'kysely';
import { createGroupCommit } from './group-commit.ts';
import { migrate } from './migrations.ts';
import { postgresDialect } from './postgres-dialect.ts';
import { insertMessages, type NewMessage, type SavedMessage } from './save-messages.ts';
import type { Database } from './schema.ts';
import { SqliteError, sqliteDatabase } from './sqlite-database.ts';
import { sqliteDialect } from './sqlite-dialect.ts';

export interface Store {
  readonly kind: 'sqlite' | 'postgres';
  readonly db: Kysely<Database>;
  /** Writes a message and its mails durably. Throws when it cannot; then it may or may not have been stored. */
  saveMessage(message: NewMessage): Promise<SavedMessage>;
  /** How many messages are being written or wait for that. */
  saving(): number;
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
  /** One commit for each message instead of shared ones; for measuring the difference. */
  readonly single?: boolean;
}

/** Opens the database and brings it to the present schema. Throws the driver's error when it cannot. */
export async function openStore(settings: StoreSettings): Promise<Store> {
  const { kind, db, insert } = openDatabase(settings);
  try {
    await migrate(db);
  } catch (error) {
    await db.destroy();
    throw error;
  }
  const saveInGroup = createGroupCommit(insert, isDataError, {
    maxItems: settings.single ? 1 : 256,
    maxGroups: kind === 'sqlite' ? 1 : 4,
    maxWaiting: 5000,
  });
  let saving = 0;
  return {
    kind,
    db,
    saveMessage: async (message) => {
      saving += 1;
      try {
        return await saveInGroup(message);
      } finally {
        saving -= 1;
      }
    },
    saving: () => saving,
    ping: async () => {
      await sql`select 1 from settings where name = ''`.execute(db);
    },
    close: () => db.destroy(),
  };
}

interface OpenDatabase {
  readonly kind: Store['kind'];
  readonly db: Kysely<Database>;
  /** Stores messages with their mails in one commit, and gives for each what became of it. */
  insert(items: readonly NewMessage[]): Promise<readonly SavedMessage[]>;
}

function openDatabase({ file, databaseUrl, onError }: StoreSettings): OpenDatabase {
  if (databaseUrl) {
    const db = new Kysely<Database>({ dialect: postgresDialect(databaseUrl, onError ?? (() => {})) });
    return { kind: 'postgres', db, insert: (items) => insertMessages(db, items) };
  }
  const sqlite = sqliteDatabase(file);
  return { kind: 'sqlite', db: new Kysely<Database>({ dialect: sqliteDialect(sqlite) }), insert: sqlite.save };
}

// PostgreSQL's classes 22 (data) and 23 (constraint), SQLite's CONSTRAINT, MISMATCH and TOOBIG: one row may be to blame.
function isDataError(error: unknown): boolean {
  if (error instanceof SqliteError) return [18, 19, 20].includes(error.sqliteCode & 0xff);
  const code = (error as { code?: unknown }).code;
  return typeof code === 'string' && /^2[23]/.test(code);
}

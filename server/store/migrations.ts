import { type Kysely, sql } from 'kysely';
import { DEFAULT_MIGRATION_TABLE, type Migration, Migrator } from 'kysely/migration';
import type { Database } from './schema.ts';

/** All changes of the schema in order. Never edit one that has been released: add another. */
const migrations: Record<string, Migration> = {
  '2026-11-20-messages': { up: createTables },
  '2026-11-21-visits': { up: createVisits },
};

/** The database has another schema than this program; the message is one sentence that says what to do. */
export class SchemaError extends Error {}

/**
 * Brings the database to the present schema; several processes may call it at once. Throws SchemaError for one of a newer
 * program, and the database's error when a step fails.
 */
export async function migrate(db: Kysely<Database>): Promise<void> {
  refuseNewer(await appliedMigrations(db));
  const { error } = await new Migrator({ db, provider: { getMigrations: async () => migrations } }).migrateToLatest();
  if (error) throw error;
}

/** For who only reads. Throws SchemaError. */
export async function expectPresentSchema(db: Kysely<Database>): Promise<void> {
  const applied = await appliedMigrations(db);
  refuseNewer(applied);
  if (Object.keys(migrations).some((name) => !applied.includes(name)))
    throw new SchemaError('The database is of an older version: start the server once, which brings it up to date.');
}

function refuseNewer(applied: readonly string[]): void {
  if (applied.some((name) => !Object.hasOwn(migrations, name)))
    throw new SchemaError('The database is of a newer version: run that version, or restore a backup of this one.');
}

async function appliedMigrations(db: Kysely<Database>): Promise<string[]> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === DEFAULT_MIGRATION_TABLE)) return [];
  const { rows } = await sql<{ name: string }>`select name from ${sql.table(DEFAULT_MIGRATION_TABLE)}`.execute(db);
  return rows.map(({ name }) => name);
}

async function createTables(db: Kysely<Database>): Promise<void> {
  await createMessages(db);
  await createMails(db);
  await db.schema
    .createTable('settings')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('value', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('rate_counts')
    .addColumn('bucket', 'text', (column) => column.notNull())
    .addColumn('starts_at', 'bigint', (column) => column.notNull())
    .addColumn('count', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('rate_counts_pk', ['bucket', 'starts_at'])
    .execute();
}

async function createMessages(db: Kysely<Database>): Promise<void> {
  await db.schema
    .createTable('messages')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('received_at', 'bigint', (column) => column.notNull())
    .addColumn('locale', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('phone', 'text', (column) => column.notNull())
    .addColumn('website', 'text', (column) => column.notNull())
    .addColumn('message', 'text', (column) => column.notNull())
    .addColumn('request_hash', 'text', (column) => column.notNull().unique())
    .addColumn('content_hash', 'text', (column) => column.notNull())
    .addColumn('spam_score', 'integer', (column) => column.notNull())
    .addColumn('spam_reasons', 'text', (column) => column.notNull())
    .addColumn('quarantined', 'integer', (column) => column.notNull())
    .addColumn('released_at', 'bigint')
    .addColumn('canary', 'integer', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('messages_received_at').on('messages').column('received_at').execute();
  await db.schema.createIndex('messages_content_hash').on('messages').column('content_hash').execute();
}

async function createMails(db: Kysely<Database>): Promise<void> {
  await db.schema
    .createTable('mails')
    .addColumn('message_id', 'text', (column) => column.notNull().references('messages.id').onDelete('cascade'))
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('attempts', 'integer', (column) => column.notNull())
    .addColumn('next_at', 'bigint', (column) => column.notNull())
    .addColumn('lease_until', 'bigint')
    .addColumn('lease_owner', 'text')
    .addColumn('sent_at', 'bigint')
    .addColumn('last_error', 'text')
    .addPrimaryKeyConstraint('mails_pk', ['message_id', 'kind'])
    .execute();
  await db.schema.createIndex('mails_state_next_at').on('mails').columns(['state', 'next_at']).execute();
}

async function createVisits(db: Kysely<Database>): Promise<void> {
  await db.schema
    .createTable('visits')
    .addColumn('day', 'text', (column) => column.notNull())
    .addColumn('path', 'text', (column) => column.notNull())
    .addColumn('count', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('visits_pk', ['day', 'path'])
    .execute();
}

import { type Kysely, type RawBuilder, sql } from 'kysely';
import { DEFAULT_MIGRATION_TABLE, Migrator } from 'kysely/migration';
import { StartError } from '#server/start-error.ts';
import type { Database } from './schema.ts';

/** The statements of each change of the schema, in order. Never edit one that has been released: add another. */
const migrations: Record<string, RawBuilder<unknown>[]> = {
  '2026-11-20-messages': [
    sql`create table messages (
      id text primary key, received_at bigint not null, locale text not null, name text not null, email text not null,
      phone text not null, website text not null, message text not null, request_hash text not null unique,
      content_hash text not null, spam_score integer not null, spam_reasons text not null, quarantined integer not null,
      released_at bigint, canary integer not null
    )`,
    sql`create index messages_received_at on messages (received_at)`,
    sql`create index messages_content_hash on messages (content_hash)`,
    sql`create table mails (
      message_id text not null references messages (id) on delete cascade, kind text not null, state text not null,
      created_at bigint not null, attempts integer not null, next_at bigint not null, lease_until bigint,
      lease_owner text, sent_at bigint, last_error text, constraint mails_pk primary key (message_id, kind)
    )`,
    sql`create index mails_state_next_at on mails (state, next_at)`,
    sql`create table settings (name text primary key, value text not null)`,
    sql`create table rate_counts (
      bucket text not null, starts_at bigint not null, count integer not null,
      constraint rate_counts_pk primary key (bucket, starts_at)
    )`,
  ],
  '2026-11-21-visits': [
    sql`create table visits (
      day text not null, path text not null, count integer not null, constraint visits_pk primary key (day, path)
    )`,
  ],
  '2026-11-25-answers': [
    sql`alter table messages add column answered_at bigint`,
    sql`alter table messages add column answered_by text`,
    // Earlier messages could not be marked, and nobody wants reminders of them.
    sql`alter table messages add column reminded text not null default 'before'`,
    sql`alter table messages add column source text not null default '{}'`,
  ],
  '2026-11-28-calls': [
    sql`create table calls (
      message_id text primary key references messages (id) on delete cascade, host text not null, starts_at bigint not null,
      ends_at bigint not null, state text not null, held_until bigint not null, sequence integer not null,
      reminded integer not null
    )`,
    sql`create unique index calls_taken on calls (host, starts_at) where state in ('asked', 'confirmed')`,
  ],
  '2026-11-29-tables': [
    // What stood in settings under prefixes is found out anew.
    sql`create table troubles (
      area text primary key, text text not null, since bigint, told_at bigint not null, seen_at bigint not null
    )`,
    sql`create table unsent_lists (job text primary key, since bigint not null, failure text not null)`,
    sql`create table busy_calendars (id text primary key, read_at bigint not null, spans text not null)`,
    sql`create table disk_probe (id integer primary key, filler text not null)`,
    sql`delete from settings where name not in ('secret', 'digest', 'erased-at')`,
    sql`alter table mails drop column lease_until`,
    sql`alter table mails drop column lease_owner`,
  ],
  '2026-11-30-job-runs': [
    // The next digest lists once more what the last one listed.
    sql`create table secrets (id integer primary key, value text not null)`,
    sql`insert into secrets select 1, value from settings where name = 'secret'`,
    sql`create table job_runs (job text primary key, ran_at bigint not null, seen_until bigint)`,
    sql`drop table settings`,
    sql`drop table rate_counts`,
    sql`drop table unsent_lists`,
  ],
  '2026-12-01-words': [
    sql`alter table messages rename column quarantined to held`,
    sql`alter table calls rename column held_until to confirm_by`,
    sql`update mails set kind = 'notification' where kind = 'notice'`,
    sql`update calls set state = 'lapsed' where state = 'expired'`,
    sql`delete from troubles where area = 'quarantine'`,
  ],
};

const provider = {
  getMigrations: async () =>
    Object.fromEntries(
      Object.entries(migrations).map(([name, statements]) => {
        const up = async (db: Kysely<unknown>) => {
          for (const statement of statements) await statement.execute(db);
        };
        return [name, { up }];
      }),
    ),
};

/** Several processes may call it at once. Throws StartError for a newer database, and errors of its steps. */
export async function migrate(db: Kysely<Database>, to = Object.keys(migrations).at(-1) ?? ''): Promise<void> {
  refuseNewer(await appliedMigrations(db));
  const { error } = await new Migrator({ db, provider }).migrateTo(to);
  if (error) throw error;
}

/** Throws StartError for any other. */
export async function expectPresentSchema(db: Kysely<Database>): Promise<void> {
  const applied = await appliedMigrations(db);
  refuseNewer(applied);
  if (Object.keys(migrations).some((name) => !applied.includes(name)))
    throw new StartError('The database is of an older version: start the server once, which brings it up to date.');
}

function refuseNewer(applied: readonly string[]): void {
  if (applied.some((name) => !Object.hasOwn(migrations, name)))
    throw new StartError('The database is of a newer version: run that version, or restore a backup of this one.');
}

async function appliedMigrations(db: Kysely<Database>): Promise<string[]> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === DEFAULT_MIGRATION_TABLE)) return [];
  const { rows } = await sql<{ name: string }>`select name from ${sql.table(DEFAULT_MIGRATION_TABLE)}`.execute(db);
  return rows.map(({ name }) => name);
}

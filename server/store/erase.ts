import { setTimeout as wait } from 'node:timers/promises';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { messagesWithNotification, rowsAtOnce, undelivered } from './inbox-queries.ts';
import { readRun } from './job-runs.ts';
import { fromMailbox } from './mailbox.ts';
import type { Store } from './store.ts';

/** Removes what is kept of messages outside the store. */
type RemoveCopies = (ids: string[]) => Promise<void>;

/**
 * A message stays until its call is over; with `seenUntil` also while nobody has read it. Returns how many were erased.
 */
export function purgeBefore(
  store: Store,
  { cutoff, now, seenUntil }: { cutoff: number; now: number; seenUntil?: number | undefined },
  removeCopies: RemoveCopies,
): Promise<number> {
  return eraseAll(store, removeCopies, () =>
    messagesWithNotification(store)
      .select('messages.id')
      .where('messages.received_at', '<', cutoff)
      .where('messages.id', 'not in', messagesWithCall(store, now))
      .$if(seenUntil !== undefined, (query) => query.where(isUnread(seenUntil ?? 0), '=', 0))
      .limit(rowsAtOnce)
      .execute(),
  );
}

function messagesWithCall({ db }: Store, now: number) {
  return db.selectFrom('calls').select('message_id').where('state', '=', 'confirmed').where('ends_at', '>', now);
}

/** The references of messages, one or a mailbox's, whose confirmed calls are not over. */
export async function findWithCallAhead(
  store: Store,
  { id, email }: { id?: string | undefined; email: string },
  now: number,
) {
  const rows = await store.db
    .selectFrom('messages')
    .select('id')
    .where(id === undefined ? fromMailbox(email) : sql<SqlBool>`id = ${id}`)
    .where('id', 'in', messagesWithCall(store, now))
    .execute();
  return rows.map((row) => row.id);
}

/** Erases what `read` finds until it finds nothing. */
async function eraseAll(
  store: Store,
  removeCopies: RemoveCopies,
  read: () => Promise<{ id: string }[]>,
): Promise<number> {
  let count = 0;
  for (;;) {
    const ids = (await read()).map(({ id }) => id);
    if (ids.length === 0) return count;
    await deleteMessages(store, ids);
    await removeCopies(ids);
    count += ids.length;
  }
}

/** When outdated messages were last erased; if that was never noted, when the last message came. */
export async function readLastErased(store: Store): Promise<number | undefined> {
  const run = await readRun(store, 'retention');
  if (run) return run.ran_at;
  const newest = await store.db
    .selectFrom('messages')
    .select(({ fn }) => fn.max('received_at').as('at'))
    .executeTakeFirst();
  return newest?.at ?? undefined;
}

export async function countUnread(store: Store, cutoff: number, seenUntil: number): Promise<number> {
  const row = await messagesWithNotification(store)
    .where('messages.received_at', '<', cutoff)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where(isUnread(seenUntil), '=', 1)
    .executeTakeFirstOrThrow();
  return row.count;
}

/** 1 for a message that nobody can have read: its mail has not arrived, or it is held and came after `seenUntil`. */
function isUnread(seenUntil: number): RawBuilder<number> {
  return sql`case when messages.canary = 1 then 0
    when mails.state in (${sql.join(undelivered)}) then 1
    when mails.state = 'held' and mails.created_at > ${seenUntil} then 1
    else 0 end`;
}

const maxNamed = 20;

/** How many messages have this mailbox as their sender, and the newest of them. */
export async function findFromSender({ db }: Store, email: string): Promise<{ count: number; ids: string[] }> {
  const fromEmail = db.selectFrom('messages').where(fromMailbox(email));
  const { count } = await fromEmail.select(({ fn }) => fn.countAll<number>().as('count')).executeTakeFirstOrThrow();
  const rows = await fromEmail.select('id').orderBy('received_at', 'desc').limit(maxNamed).execute();
  return { count, ids: rows.map(({ id }) => id) };
}

export function eraseEmail(store: Store, email: string, removeCopies: RemoveCopies = async () => {}): Promise<number> {
  const fromEmail = store.db.selectFrom('messages').select('id').where(fromMailbox(email)).limit(rowsAtOnce);
  return eraseAll(store, removeCopies, () => fromEmail.execute());
}

export async function deleteMessages({ db }: Store, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await db.deleteFrom('messages').where('id', 'in', ids).execute();
}

/** Empties SQLite's write-ahead log, which still holds erased texts. False if a reader kept it open too long. */
export async function removeTraces({ db, dialect }: Store, waitMs = 5000): Promise<boolean> {
  if (dialect !== 'sqlite') return true;
  const deadline = performance.now() + waitMs;
  for (;;) {
    const { rows } = await sql<{ busy: number }>`PRAGMA wal_checkpoint(TRUNCATE)`.execute(db);
    if (rows[0]?.busy === 0) return true;
    if (performance.now() > deadline) return false;
    await wait(100);
  }
}

import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { undelivered } from './inbox-queries.ts';
import { fromMailbox } from './mailbox.ts';
import type { Store } from './store.ts';

const rowsAtOnce = 500;

/** Deletes the messages received before a time, in steps, with their mails; `forget` removes what is kept of them elsewhere. */
export async function purgeBefore(store: Store, before: number, forget: (ids: string[]) => Promise<void>) {
  let count = 0;
  for (;;) {
    const query = store.db.selectFrom('messages').select('id').where('received_at', '<', before);
    const ids = (await query.limit(rowsAtOnce).execute()).map(({ id }) => id);
    if (ids.length === 0) return count;
    await deleteMessages(store, ids);
    await forget(ids);
    count += ids.length;
  }
}

/** Messages whose mail has not arrived, or which are held and were in no digest: those list what was held until `seenUntil`. */
export async function countUnread({ db }: Store, before: number, seenUntil: number): Promise<number> {
  const row = await db
    .selectFrom('messages')
    .innerJoin('mails', (join) => join.onRef('mails.message_id', '=', 'messages.id').on('mails.kind', '=', 'notice'))
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('messages.received_at', '<', before)
    .where('messages.canary', '=', 0)
    .where(({ eb, or, and }) =>
      or([
        eb('mails.state', 'in', undelivered),
        and([eb('mails.state', '=', 'held'), eb('mails.created_at', '>', seenUntil)]),
      ]),
    )
    .executeTakeFirstOrThrow();
  return row.count;
}

export async function eraseEmail(store: Store, email: string): Promise<string[]> {
  const rows = await store.db.selectFrom('messages').select('id').where(fromMailbox(email)).execute();
  const ids = rows.map(({ id }) => id);
  for (let first = 0; first < ids.length; first += rowsAtOnce)
    await deleteMessages(store, ids.slice(first, first + rowsAtOnce));
  return ids;
}

export async function deleteMessages({ db }: Store, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await db.deleteFrom('messages').where('id', 'in', ids).execute();
}

/**
 * Moves SQLite's log of changes, which still holds the texts of erased messages, into the file. False when a reader kept
 * it open for longer than `patienceMs`: then the texts are still in the log.
 */
export async function removeTraces({ db, kind }: Store, patienceMs = 5000): Promise<boolean> {
  if (kind !== 'sqlite') return true;
  const deadline = performance.now() + patienceMs;
  for (;;) {
    const { rows } = await sql<{ busy: number }>`PRAGMA wal_checkpoint(TRUNCATE)`.execute(db);
    if (rows[0]?.busy === 0) return true;
    if (performance.now() > deadline) return false;
    await wait(100);
  }
}

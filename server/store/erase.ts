import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Store } from './store.ts';

const rowsAtOnce = 500;

/** Deletes the messages received before a time, with their mails, in steps. Gives their ids, step by step. */
export async function* purgeBefore(store: Store, before: number): AsyncGenerator<string[]> {
  for (;;) {
    const rows = await store.db
      .selectFrom('messages')
      .select('id')
      .where('received_at', '<', before)
      .limit(rowsAtOnce)
      .execute();
    if (rows.length === 0) return;
    yield await deleteMessages(
      store,
      rows.map(({ id }) => id),
    );
  }
}

/** Deletes all messages from one e-mail address, whatever its letter case. Gives their ids. */
export async function eraseEmail(store: Store, email: string): Promise<string[]> {
  const rows = await store.db
    .selectFrom('messages')
    .select('id')
    .where(({ eb, fn }) => eb(fn<string>('lower', ['email']), '=', email.trim().toLowerCase()))
    .execute();
  const erased: string[] = [];
  for (let first = 0; first < rows.length; first += rowsAtOnce) {
    erased.push(
      ...(await deleteMessages(
        store,
        rows.slice(first, first + rowsAtOnce).map(({ id }) => id),
      )),
    );
  }
  return erased;
}

/** Deletes messages by id, with their mails. Gives the ids. */
export async function deleteMessages({ db }: Store, ids: string[]): Promise<string[]> {
  if (ids.length > 0) await db.deleteFrom('messages').where('id', 'in', ids).execute();
  return ids;
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

import { sql } from 'kysely';
import { fromMailbox } from './mailbox.ts';
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

/** Deletes all messages from one mailbox. Gives their ids. */
export async function eraseEmail(store: Store, email: string): Promise<string[]> {
  const rows = await store.db.selectFrom('messages').select('id').where(fromMailbox(email)).execute();
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
export async function deleteMessages({ db, kind }: Store, ids: string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  await db.deleteFrom('messages').where('id', 'in', ids).execute();
  // The log of changes still holds the old pages until it is moved into the file.
  if (kind === 'sqlite') await sql`PRAGMA wal_checkpoint(TRUNCATE)`.execute(db);
  return ids;
}

import type { Kysely } from 'kysely';
import type { Database, MailKind, MailRow, MessageRow } from './schema.ts';

/** Equal words of one person within this time are one message: a second click, a reload, a retry without its key. */
export const repeatWindow = 10 * 60_000;

export interface NewMessage {
  readonly row: MessageRow;
  /** Mails to queue with it, in the same commit. */
  readonly mails: readonly MailKind[];
}

export interface SavedMessage {
  readonly id: string;
  /** True when this or an earlier attempt had already been stored; `id` is then the first one's. */
  readonly repeated: boolean;
}

/** Stores messages and their mails in one transaction and gives for each what became of it, in the same order. */
export async function insertMessages(db: Kysely<Database>, items: readonly NewMessage[]): Promise<SavedMessage[]> {
  return db.transaction().execute(async (transaction) => {
    const known = await findRepeats(transaction, items);
    const fresh = new Map<string, NewMessage>();
    for (const item of items) {
      if (known.has(item.row.request_hash) || known.has(item.row.content_hash)) continue;
      const first = fresh.get(item.row.content_hash);
      if (!first) fresh.set(item.row.content_hash, item);
    }
    const stored = await insertFresh(transaction, [...fresh.values()]);
    // Another process stored the same attempt a moment ago: the unique key kept ours out.
    if (stored.size < fresh.size) await addRepeats(transaction, known, items);
    return items.map(({ row }) => {
      const id =
        known.get(row.request_hash) ?? known.get(row.content_hash) ?? fresh.get(row.content_hash)?.row.id ?? row.id;
      return { id, repeated: id !== row.id };
    });
  });
}

async function findRepeats(db: Kysely<Database>, items: readonly NewMessage[]): Promise<Map<string, string>> {
  const known = new Map<string, string>();
  await addRepeats(db, known, items);
  return known;
}

async function addRepeats(
  db: Kysely<Database>,
  known: Map<string, string>,
  items: readonly NewMessage[],
): Promise<void> {
  const earliest = Math.min(...items.map(({ row }) => row.received_at)) - repeatWindow;
  const rows = await db
    .selectFrom('messages')
    .select(['id', 'request_hash', 'content_hash', 'received_at'])
    .where(({ eb, or, and }) =>
      or([
        eb(
          'request_hash',
          'in',
          items.map(({ row }) => row.request_hash),
        ),
        and([
          eb(
            'content_hash',
            'in',
            items.map(({ row }) => row.content_hash),
          ),
          eb('received_at', '>', earliest),
        ]),
      ]),
    )
    .execute();
  for (const row of rows) {
    known.set(row.request_hash, row.id);
    if (row.received_at > earliest) known.set(row.content_hash, row.id);
  }
}

async function insertFresh(db: Kysely<Database>, items: readonly NewMessage[]): Promise<Set<string>> {
  if (items.length === 0) return new Set();
  // In one order everywhere, so that two processes with the same keys cannot wait for each other.
  const rows = items.map(({ row }) => row).sort((a, b) => (a.request_hash < b.request_hash ? -1 : 1));
  const inserted = await db
    .insertInto('messages')
    .values(rows)
    .onConflict((conflict) => conflict.column('request_hash').doNothing())
    .returning('id')
    .execute();
  const ids = new Set(inserted.map(({ id }) => id));
  const mails = items.filter(({ row }) => ids.has(row.id)).flatMap(queuedMails);
  if (mails.length > 0) await db.insertInto('mails').values(mails).execute();
  return ids;
}

/** The rows of the mails that are queued with a message; those of a quarantined one are held. */
export function queuedMails({ row, mails }: NewMessage): MailRow[] {
  return mails.map((kind) => ({
    message_id: row.id,
    kind,
    state: row.quarantined ? 'held' : 'waiting',
    created_at: row.received_at,
    attempts: 0,
    next_at: row.received_at,
    lease_until: null,
    lease_owner: null,
    sent_at: null,
    last_error: null,
  }));
}

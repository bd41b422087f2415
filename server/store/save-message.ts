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

/** Stores a message and its mails in one transaction. */
export async function saveMessage(db: Kysely<Database>, { row, mails }: NewMessage): Promise<SavedMessage> {
  return db.transaction().execute(async (transaction) => {
    const earlier = await findEarlier(transaction, row);
    if (earlier) return { id: earlier, repeated: true };
    const inserted = await transaction
      .insertInto('messages')
      .values(row)
      .onConflict((conflict) => conflict.column('request_hash').doNothing())
      .returning('id')
      .executeTakeFirst();
    // Another process stored the same attempt a moment ago: the unique key kept ours out.
    if (!inserted) return { id: (await findEarlier(transaction, row)) ?? row.id, repeated: true };
    if (mails.length > 0)
      await transaction
        .insertInto('mails')
        .values(mails.map((kind) => queuedMail(row, kind)))
        .execute();
    return { id: row.id, repeated: false };
  });
}

async function findEarlier(db: Kysely<Database>, row: MessageRow): Promise<string | undefined> {
  const found = await db
    .selectFrom('messages')
    .select('id')
    .where(({ eb, or, and }) =>
      or([
        eb('request_hash', '=', row.request_hash),
        and([eb('content_hash', '=', row.content_hash), eb('received_at', '>', row.received_at - repeatWindow)]),
      ]),
    )
    .orderBy('received_at')
    .limit(1)
    .executeTakeFirst();
  return found?.id;
}

function queuedMail(row: MessageRow, kind: MailKind): MailRow {
  return {
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
  };
}

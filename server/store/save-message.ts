import type { Kysely, Transaction } from 'kysely';
import { minute } from '#shared/durations.ts';
import { mayConfirm } from './mail-queue.ts';
import type { Database, MessageRow, OutboxKind } from './schema.ts';

/** Equal words of one person within this time are one message: a second click, a reload, a retry without its key. */
export const repeatWindow = 10 * minute;

export interface NewMessage {
  readonly row: MessageRow;
  /** Mails to queue with it, in the same commit. */
  readonly mails: readonly OutboxKind[];
  /** Whether its sender is told that it has arrived, unless too many are. */
  readonly confirm?: boolean;
  /** It came with its own key, so that equal words sent with another key are another message. */
  readonly hasKey?: boolean;
  /** Books its call in the same commit; returns why not. */
  readonly bookCall?: ((db: Transaction<Database>) => Promise<TimeFault | undefined>) | undefined;
}

export type TimeFault = 'time-taken' | 'too-many-calls';

/** The message was not stored, because it cannot have the time that it asks for. */
export class TimeRefused extends Error {
  readonly fault: TimeFault;

  constructor(fault: TimeFault) {
    super(fault);
    this.fault = fault;
  }
}

export interface SavedMessage {
  readonly id: string;
  /** True when this or an earlier attempt had already been stored; `id` is then the first one's. */
  readonly repeated: boolean;
}

export async function saveMessage(db: Kysely<Database>, message: NewMessage): Promise<SavedMessage> {
  const { row, mails } = message;
  return db.transaction().execute(async (transaction) => {
    const earlier = await findEarlier(transaction, message);
    if (earlier) return { id: earlier, repeated: true };
    const inserted = await transaction
      .insertInto('messages')
      .values(row)
      .onConflict((conflict) => conflict.column('request_hash').doNothing())
      .returning('id')
      .executeTakeFirst();
    // Another process stored the same attempt a moment ago: the unique key kept ours out.
    if (!inserted) return { id: (await findEarlier(transaction, message)) ?? row.id, repeated: true };
    const fault = await message.bookCall?.(transaction);
    if (fault) throw new TimeRefused(fault);
    const kinds = message.confirm && (await mayConfirm(transaction, row)) ? [...mails, 'confirmation' as const] : mails;
    const state = row.held ? 'held' : 'waiting';
    const queued = {
      message_id: row.id,
      state,
      created_at: row.received_at,
      attempts: 0,
      next_at: row.received_at,
    } as const;
    await transaction
      .insertInto('mails')
      .values(kinds.map((kind) => ({ ...queued, kind })))
      .execute();
    return { id: row.id, repeated: false };
  });
}

/** A clean message never repeats a held one: otherwise anybody who knew its words could stop it. */
async function findEarlier(db: Kysely<Database>, { row, hasKey }: NewMessage): Promise<string | undefined> {
  const earlier = await db
    .selectFrom('messages')
    .select('id')
    .where(({ eb, or, and }) => {
      const sameRequest = eb('request_hash', '=', row.request_hash);
      const sameWords = and([
        eb('content_hash', '=', row.content_hash),
        eb('received_at', '>', row.received_at - repeatWindow),
        eb('held', '<=', row.held),
      ]);
      return hasKey ? sameRequest : or([sameRequest, sameWords]);
    })
    .orderBy('received_at')
    .limit(1)
    .executeTakeFirst();
  return earlier?.id;
}

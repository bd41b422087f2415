import { eachMessage } from './each-message.ts';
import { messagesWithNotification, unanswered } from './inbox-queries.ts';
import type { AnsweredBy, MessageRow } from './schema.ts';
import type { Store } from './store.ts';

/** Notes that the company has answered. False if that was known, or no visitor sent such a message. */
export async function markAnswered({ db }: Store, id: string, by: AnsweredBy, now: number): Promise<boolean> {
  const marked = await db
    .updateTable('messages')
    .set({ answered_at: now, answered_by: by })
    .where(({ and }) => and({ id, canary: 0, answered_at: null }))
    .executeTakeFirst();
  return marked.numUpdatedRows > 0n;
}

export function awaitsAnswer({ canary, answered_at }: MessageRow): boolean {
  return canary === 0 && answered_at === null;
}

/** Since when a message has waited for its answer; nobody was told of it while it was held. */
export function waitsSince({ received_at, released_at }: Pick<MessageRow, 'received_at' | 'released_at'>): number {
  return released_at ?? received_at;
}

/** Without their texts: tens of thousands may wait after a flood. */
export function waitingMessages(store: Store) {
  return eachMessage((later, limit) =>
    messagesWithNotification(store)
      .select(['messages.id', 'messages.received_at', 'messages.released_at', 'messages.reminded'])
      .where(unanswered)
      .where('messages.reminded', '!=', 'late')
      .where(later)
      .orderBy('messages.received_at')
      .orderBy('messages.id')
      .limit(limit)
      .execute(),
  );
}

export function readMessages({ db }: Store, ids: readonly string[]): Promise<MessageRow[]> {
  return db.selectFrom('messages').selectAll().where('id', 'in', ids).orderBy('received_at').execute();
}

export async function noteReminded({ db }: Store, ids: readonly string[], reminded: MessageRow['reminded']) {
  await db.updateTable('messages').set({ reminded }).where('id', 'in', ids).execute();
}

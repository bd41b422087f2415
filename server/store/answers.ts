import { messagesWithNotification, waitingCondition } from './inbox-queries.ts';
import type { AnsweredBy, MessageRow } from './schema.ts';
import type { Store } from './store.ts';

/** Notes that the company has answered. False if that was known, or no visitor sent such a message. */
export async function markAnswered({ db }: Store, id: string, answeredBy: AnsweredBy, now: number): Promise<boolean> {
  const marked = await db
    .updateTable('messages')
    .set({ answered_at: now, answered_by: answeredBy })
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

/** The messages that have waited longest, without those that were named as late. */
export function waitingMessages(store: Store): Promise<MessageRow[]> {
  return messagesWithNotification(store)
    .selectAll('messages')
    .where(waitingCondition)
    .where('messages.reminded', '!=', 'late')
    .orderBy('messages.received_at')
    .limit(1000)
    .execute();
}

export async function noteReminded({ db }: Store, ids: readonly string[], reminded: MessageRow['reminded']) {
  await db.updateTable('messages').set({ reminded }).where('id', 'in', ids).execute();
}

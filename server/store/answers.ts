import { messagesWithNotice, waits } from './inbox-queries.ts';
import { eachMessage } from './pages.ts';
import type { AnsweredBy, MessageRow } from './schema.ts';
import type { Store } from './store.ts';

/** Notes that the company has answered. False when that was known, or there is no such message of a visitor's. */
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

/** Without their texts: tens of thousands may wait after a flood. */
export function waitingMessages(store: Store) {
  return messagesWithNotice(store)
    .select(['messages.id', 'messages.received_at', 'messages.reminded'])
    .where(waits)
    .where('messages.reminded', '!=', 'late')
    .orderBy('received_at')
    .execute();
}

/** Notes what will be told of a message, and returns it as it was. Nothing when it was answered meanwhile, or another process tells of it. */
export async function claimReminder(
  { db }: Store,
  { id, reminded }: Pick<MessageRow, 'id' | 'reminded'>,
  next: MessageRow['reminded'],
): Promise<MessageRow | undefined> {
  const claimed = await db
    .updateTable('messages')
    .set({ reminded: next })
    .where(({ and }) => and({ id, reminded, answered_at: null }))
    .returningAll()
    .executeTakeFirst();
  return claimed && { ...claimed, reminded };
}

export async function restoreReminders({ db }: Store, messages: readonly MessageRow[]): Promise<void> {
  for (const { id, reminded } of messages)
    await db.updateTable('messages').set({ reminded }).where('id', '=', id).execute();
}

export type AnsweredRow = ReturnType<typeof answersBetween> extends AsyncGenerator<infer Row> ? Row : never;

export function answersBetween({ db }: Store, since: number, until: number) {
  return eachMessage((later, limit) =>
    db
      .selectFrom('messages')
      .select(['id', 'received_at', 'locale', 'quarantined', 'answered_at', 'reminded', 'source'])
      .where('received_at', '>=', since)
      .where('received_at', '<', until)
      .where('canary', '=', 0)
      .where(later)
      .orderBy('received_at')
      .orderBy('id')
      .limit(limit)
      .execute(),
  );
}

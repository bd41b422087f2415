import type { AnsweredBy, MessageRow } from './schema.ts';
import type { Store } from './store.ts';

/** Notes that the company has answered. False when that was known, or there is no such message of a visitor's. */
export async function markAnswered({ db }: Store, id: string, by: AnsweredBy, now: number): Promise<boolean> {
  const marked = await db
    .updateTable('messages')
    .set({ answered_at: now, answered_by: by })
    .where('id', '=', id)
    .where('canary', '=', 0)
    .where('answered_at', 'is', null)
    .executeTakeFirst();
  return marked.numUpdatedRows > 0n;
}

export function awaitsAnswer({ canary, answered_at }: MessageRow): boolean {
  return canary === 0 && answered_at === null;
}

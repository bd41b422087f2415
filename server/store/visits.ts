import { sql } from 'kysely';
import type { VisitRow } from './schema.ts';
import type { Store } from './store.ts';

/** The day in UTC, such as `2026-11-20`. */
export function dayOf(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}

/** Adds counts to those in the store; several processes may do so at once. All are added or, when it throws, none. */
export async function addVisits({ db }: Store, counts: readonly VisitRow[]): Promise<void> {
  if (counts.length === 0) return;
  await db
    .insertInto('visits')
    .values([...counts])
    .onConflict((conflict) =>
      conflict.columns(['day', 'path']).doUpdateSet({ count: sql<number>`visits.count + excluded.count` }),
    )
    .execute();
}

export function readVisits({ db }: Store, since: string): Promise<VisitRow[]> {
  return db
    .selectFrom('visits')
    .selectAll()
    .where('day', '>=', since)
    .orderBy('day', 'desc')
    .orderBy('count', 'desc')
    .orderBy('path')
    .execute();
}

export async function purgeVisitsBefore({ db }: Store, day: string): Promise<void> {
  await db.deleteFrom('visits').where('day', '<', day).execute();
}

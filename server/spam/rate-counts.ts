import { sql } from 'kysely';
import type { Store } from '#server/store/store.ts';
import type { RateLimiter } from './rate-limit.ts';

const rowsAtOnce = 500;

/** Called every second, so that several processes exceed the limit by at most one second's messages. */
export async function shareCounts({ db }: Store, limiter: RateLimiter): Promise<void> {
  const { startsAt, counts } = limiter.collect();
  // In the same order everywhere, so that two processes cannot deadlock.
  const sorted = counts.toSorted((a, b) => (a.bucket < b.bucket ? -1 : 1));
  for (let first = 0; first < sorted.length; first += rowsAtOnce) {
    await db
      .insertInto('rate_counts')
      .values(sorted.slice(first, first + rowsAtOnce).map((count) => ({ ...count, starts_at: startsAt })))
      .onConflict((conflict) =>
        conflict
          .columns(['bucket', 'starts_at'])
          .doUpdateSet({ count: sql<number>`rate_counts.count + excluded.count` }),
      )
      .execute();
  }
  const sums = await db
    .selectFrom('rate_counts')
    .select(['bucket', 'count'])
    .where('starts_at', '=', startsAt)
    .execute();
  limiter.learn(startsAt, sums);
  await db
    .deleteFrom('rate_counts')
    .where('starts_at', '<', startsAt - limiter.windowMs)
    .execute();
}

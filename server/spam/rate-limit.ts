import type { Clock } from '#server/clock.ts';

export interface RateLimits {
  /** Messages taken from one address prefix in a window. */
  readonly perAddress: number;
  /** Messages taken from everybody in a window. */
  readonly total: number;
  readonly windowMs: number;
}

export interface RateCount {
  readonly bucket: string;
  readonly count: number;
}

export interface RateLimiter {
  /** Counts a message; gives 0 when it may pass, else after how many seconds to try again. */
  take(bucket: string): number;
  /** Start of the present window, and what was counted here since the last call. */
  collect(): { startsAt: number; counts: RateCount[] };
  /** Takes over what all processes together have counted, as read after the last `collect`. */
  learn(startsAt: number, counts: readonly RateCount[]): void;
}

export const everybody = 'all';

// Each costs some 100 bytes; beyond it a flood of addresses is held by the limit for all together.
const maxBuckets = 100_000;

interface Tally {
  /** Counted by all processes, as last learnt. */
  shared: number;
  /** Counted here and not yet told to the others. */
  fresh: number;
}

/**
 * Limits by fixed windows: simple, and the same in each process that shares them. Twice the limit can pass around the
 * turn of a window, which does no harm here.
 */
export function createRateLimiter(limits: RateLimits, clock: Clock): RateLimiter {
  let startsAt = 0;
  let tallies = new Map<string, Tally>();

  function turnWindow(): void {
    const present = Math.floor(clock.now() / limits.windowMs) * limits.windowMs;
    if (present === startsAt) return;
    startsAt = present;
    tallies = new Map();
  }

  function used(bucket: string): number {
    const tally = tallies.get(bucket);
    return tally ? tally.shared + tally.fresh : 0;
  }

  function count(bucket: string): void {
    const tally = tallies.get(bucket);
    if (tally) tally.fresh += 1;
    else if (tallies.size < maxBuckets) tallies.set(bucket, { shared: 0, fresh: 1 });
  }

  return {
    take(bucket) {
      turnWindow();
      if (used(bucket) >= limits.perAddress || used(everybody) >= limits.total) {
        return Math.max(1, Math.ceil((startsAt + limits.windowMs - clock.now()) / 1000));
      }
      count(everybody);
      count(bucket);
      return 0;
    },
    collect() {
      turnWindow();
      const counts: RateCount[] = [];
      for (const [bucket, tally] of tallies) {
        if (tally.fresh > 0) counts.push({ bucket, count: tally.fresh });
        tally.shared += tally.fresh;
        tally.fresh = 0;
      }
      return { startsAt, counts };
    },
    learn(from, counts) {
      turnWindow();
      if (from !== startsAt) return;
      for (const { bucket, count: shared } of counts) {
        const tally = tallies.get(bucket);
        if (tally) tally.shared = shared;
        else tallies.set(bucket, { shared, fresh: 0 });
      }
    },
  };
}

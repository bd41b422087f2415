import type { Clock } from '#server/clock.ts';

interface RateCount {
  readonly bucket: string;
  readonly count: number;
}

export type RateLimiter = ReturnType<typeof createRateLimiter>;

export const everybody = 'all';
const suspects = 'suspect';

const mostConfirmations = 3;

// Each takes some 100 bytes. Beyond this number the total limit stops a flood of addresses.
const maxBuckets = 100_000;

interface Tally {
  /** The last known count of all processes. */
  shared: number;
  fresh: number;
}

/** Fixed windows, the same in each process. Twice the limit can pass around the end of one, which does no harm. */
export function createRateLimiter(limits: { perAddress: number; total: number; windowMs: number }, clock: Clock) {
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

  function passes(bucket: string, most: number): boolean {
    turnWindow();
    if (used(bucket) >= most) return false;
    count(bucket);
    return true;
  }

  function secondsLeft(): number {
    return Math.max(1, Math.ceil((startsAt + limits.windowMs - clock.now()) / 1000));
  }

  return {
    secondsLeft,
    windowMs: limits.windowMs,
    /** Counts a message of a network; returns 0 if it may pass, else `secondsLeft()`. */
    take: (network: string): number => (passes(network, limits.perAddress) ? 0 : secondsLeft()),
    /** Counts a confirmation, of which a network gets few, since each may go to another's address. */
    mayConfirm: (network: string): boolean => passes(`confirm ${network}`, mostConfirmations),
    /** Counts a message of everybody; suspect ones take no room of the others. */
    takeTotal: (suspect: boolean): boolean => passes(suspect ? suspects : everybody, limits.total),
    collect(): { startsAt: number; counts: RateCount[] } {
      turnWindow();
      const counts: RateCount[] = [];
      for (const [bucket, tally] of tallies) {
        if (tally.fresh > 0) counts.push({ bucket, count: tally.fresh });
        tally.shared += tally.fresh;
        tally.fresh = 0;
      }
      return { startsAt, counts };
    },
    /** Takes over the counts of all processes, as read after the last `collect`. */
    learn(from: number, counts: readonly RateCount[]): void {
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

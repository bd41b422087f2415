import type { Clock } from '#server/clock.ts';

export type RateLimiter = ReturnType<typeof createRateLimiter>;

// Each takes some 100 bytes. Beyond this number the limit for everybody stops a flood of addresses.
const maxKeys = 100_000;

/** At most so many of each key in a window of time. Twice as many can pass around its end, which does no harm. */
export function createRateLimiter({ limit, windowMs }: { limit: number; windowMs: number }, clock: Clock) {
  let startsAt = 0;
  let counts = new Map<string, number>();

  return {
    /** Counts one; returns 0 if it may pass, else the seconds until the next window. */
    reserve(key: string): number {
      const now = clock.now();
      const windowStart = Math.floor(now / windowMs) * windowMs;
      if (windowStart !== startsAt) {
        startsAt = windowStart;
        counts = new Map();
      }
      const count = counts.get(key) ?? 0;
      if (count >= limit) return Math.ceil((startsAt + windowMs - now) / 1000);
      if (count > 0 || counts.size < maxKeys) counts.set(key, count + 1);
      return 0;
    },
  };
}

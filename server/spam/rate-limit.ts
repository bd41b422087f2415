import type { Clock } from '#server/clock.ts';
import { tierShare } from './address-prefix.ts';

export type RateLimiter = ReturnType<typeof createRateLimiter>;

export const everybody = 'all';
const suspects = 'suspect';

// Each costs some 100 bytes; beyond it a flood of addresses is held by the limit for all together.
const maxBuckets = 100_000;

/** Fixed windows: the same in each process. Twice the limit can pass around the turn of one, which does no harm. */
export function createRateLimiter(limits: { perAddress: number; total: number; windowMs: number }, clock: Clock) {
  let startsAt = 0;
  /** Counted by all processes, as last learnt, and what this one has counted since. */
  const shared = new Map<string, number>();
  const fresh = new Map<string, number>();

  function turnWindow(): void {
    const present = Math.floor(clock.now() / limits.windowMs) * limits.windowMs;
    if (present === startsAt) return;
    startsAt = present;
    shared.clear();
    fresh.clear();
  }

  function used(bucket: string): number {
    return (shared.get(bucket) ?? 0) + (fresh.get(bucket) ?? 0);
  }

  function count(bucket: string): void {
    if (used(bucket) > 0 || shared.size + fresh.size < maxBuckets) fresh.set(bucket, (fresh.get(bucket) ?? 0) + 1);
  }

  function wait(): number {
    return Math.max(1, Math.ceil((startsAt + limits.windowMs - clock.now()) / 1000));
  }

  return {
    wait,
    windowMs: limits.windowMs,
    /** Counts a message for its networks, the narrowest first; gives 0 when it may pass, else `wait()`. */
    take(networks: readonly string[]): number {
      turnWindow();
      if (networks.some((network, width) => used(network) >= limits.perAddress * tierShare(width))) return wait();
      for (const network of networks) count(network);
      return 0;
    },
    takeTotal(suspect: boolean): boolean {
      turnWindow();
      const bucket = suspect ? suspects : everybody;
      if (used(bucket) >= limits.total) return false;
      count(bucket);
      return true;
    },
    collect() {
      turnWindow();
      const counts = [...fresh].map(([bucket, count]) => ({ bucket, count }));
      for (const { bucket } of counts) shared.set(bucket, used(bucket));
      fresh.clear();
      return { startsAt, counts };
    },
    /** Takes over what all processes together have counted, as read after the last `collect`. */
    learn(from: number, counts: readonly { bucket: string; count: number }[]): void {
      turnWindow();
      if (from !== startsAt) return;
      for (const { bucket, count } of counts) shared.set(bucket, count);
    },
  };
}

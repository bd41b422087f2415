import { statSync } from 'node:fs';
import type { Clock } from '#server/clock.ts';
import type { Log } from '#server/log.ts';

const lookEvery = 2000;

/** Returns what the file says now; undefined without one. One that cannot be used is logged, and what was read before stays. */
export function createWatchedFile<T>(file: string, read: (file: string) => T, clock: Clock, log: Log, name: string) {
  let value: T | undefined;
  let lookedAt = Number.NEGATIVE_INFINITY;
  let version: string | undefined;

  return (): T | undefined => {
    const now = clock.now();
    if (Math.abs(now - lookedAt) < lookEvery) return value;
    lookedAt = now;
    const stat = statSync(file, { throwIfNoEntry: false });
    const found = stat && `${stat.mtimeMs} ${stat.size}`;
    if (found === version) return value;
    version = found;
    try {
      value = stat && read(file);
      log(`${name}-read`, { file });
    } catch (error) {
      log(`${name}-unusable`, { file, problem: (error as Error).message });
    }
    return value;
  };
}

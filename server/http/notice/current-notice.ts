import { statSync } from 'node:fs';
import { loadNotice, type Notice } from '#app/content/load.server.ts';
import type { Clock } from '#server/clock.ts';
import type { Log } from '#server/log.ts';
import { noticeMarkup } from './notice-markup.ts';

/** How often the file is looked at, at most; milliseconds. */
const lookEvery = 2000;

/**
 * Returns the markup of the notice that shows now, '' while there is none. A changed file is read again by itself; one that
 * cannot be used is logged, and the notice before it stays.
 */
export function createCurrentNotice(file: string, clock: Clock, log: Log): () => string {
  let notice: Notice | undefined;
  let markup = '';
  let lookedAt = Number.NEGATIVE_INFINITY;
  let version: string | undefined;

  function look(): void {
    const stat = statSync(file, { throwIfNoEntry: false });
    const found = stat && `${stat.mtimeMs} ${stat.size}`;
    if (found === version) return;
    version = found;
    try {
      notice = stat && loadNotice(file);
      markup = notice ? noticeMarkup(notice) : '';
      log('notice-read', { until: notice?.until });
    } catch (error) {
      log('notice-unusable', { file, problem: (error as Error).message });
    }
  }

  return () => {
    const now = clock.now();
    if (Math.abs(now - lookedAt) >= lookEvery) {
      lookedAt = now;
      look();
    }
    return notice && shows(notice, now) ? markup : '';
  };
}

export function shows({ state, from, until }: Pick<Notice, 'state' | 'from' | 'until'>, now: number): boolean {
  return state !== 'draft' && Date.parse(from) <= now && now < Date.parse(until);
}

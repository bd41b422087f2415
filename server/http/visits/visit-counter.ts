import type { Clock } from '#server/clock.ts';
import { noStore, revalidate } from '#server/http/files/content-headers.ts';
import { requestTarget } from '#server/http/files/request-path.ts';
import { errorFields, type Log } from '#server/log.ts';
import type { Store } from '#server/store/store.ts';
import { addVisits, dayOf, type VisitCount } from '#server/store/visits.ts';
import { isAhead, isPageView, pagePathOf } from './page-view.ts';

export type VisitCounter = ReturnType<typeof createVisitCounter>;

/**
 * Counts page views by day and page in memory: no address, no cookie, nothing about who asked. `isPage` bounds what can
 * be counted to the pages of the site, so that no client can fill the memory.
 */
export function createVisitCounter(store: Store, clock: Clock, isPage: (path: string) => boolean) {
  let counted = new Map<string, VisitCount>();

  function add(day: string, path: string, count: number): void {
    const key = `${day} ${path}`;
    counted.set(key, { day, path, count: (counted.get(key)?.count ?? 0) + count });
  }

  return {
    /** Counts the page view that this answer is, if it is one, and keeps pages from being opened unseen from a cache. */
    count(request: Request, answer: Response): void {
      const { path } = requestTarget(request.url);
      const page = pagePathOf(path);
      if (!isPage(page)) return;
      if (isPageView(request, answer.status)) add(dayOf(clock.now()), page, 1);
      // A page that holds a visitor's reference is kept nowhere, counted or not.
      if (answer.headers.get('Cache-Control') === noStore) return;
      // An opening from a copy would go by unseen: each is asked after, and what is fetched ahead is fetched again.
      answer.headers.set('Cache-Control', isAhead(request) ? noStore : revalidate);
    },
    /** Adds what was counted since the last time to the store. When that fails it is kept for the next time. */
    async flush(): Promise<void> {
      const taken = [...counted.values()];
      counted = new Map();
      try {
        await addVisits(store, taken);
      } catch (error) {
        for (const { day, path, count } of taken) add(day, path, count);
        throw error;
      }
    },
  };
}

/** Writes the counts to the store each minute. Gives what ends it, after a last time. */
export function keepVisits(counter: VisitCounter, log: Log): () => Promise<void> {
  const flush = () => counter.flush().catch((error) => log('visits-failed', errorFields(error)));
  const timer = setInterval(flush, 60_000);
  timer.unref();
  return () => {
    clearInterval(timer);
    return flush();
  };
}

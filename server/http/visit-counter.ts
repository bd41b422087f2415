import type { Clock } from '#server/clock.ts';
import { errorFields, type Log } from '#server/log.ts';
import type { VisitRow } from '#server/store/schema.ts';
import type { Store } from '#server/store/store.ts';
import { addVisits, dayOf } from '#server/store/visits.ts';

export type VisitCounter = ReturnType<typeof createVisitCounter>;

/** `isPage` limits counting to the pages of the site, so that no client can fill the memory. */
export function createVisitCounter(store: Store, clock: Clock, isPage: (path: string) => boolean) {
  let counted = new Map<string, VisitRow>();

  return {
    /** Counts a response that is a page view. */
    count(path: string, request: Request, status: number): void {
      if (!isPage(path) || !isPageView(request, status)) return;
      const day = dayOf(clock.now());
      const key = `${day} ${path}`;
      counted.set(key, { day, path, count: (counted.get(key)?.count ?? 0) + 1 });
    },
    /** Adds what was counted since the last call to the store. */
    flush(): Promise<void> {
      const visits = [...counted.values()];
      counted = new Map();
      return addVisits(store, visits);
    },
  };
}

export function startFlushingVisits(counter: VisitCounter, log: Log): () => Promise<void> {
  const flush = () => counter.flush().catch((error) => log('visits-failed', errorFields(error)));
  const timer = setInterval(flush, 60_000);
  timer.unref();
  return () => {
    clearInterval(timer);
    return flush();
  };
}

/** Programs that say what they are. Those that pose as browsers are counted: telling them apart would take tracking. */
const programs =
  /(?<!cu)bot\b|crawl|spider|slurp|preview|monitor|archiv|headless|lighthouse|facebookexternalhit|whatsapp|curl|wget|python|java\/|go-http|node|axios|okhttp|scrapy|http-?client/i;

/** A 304 counts as well. Visitors who ask not to be counted are not (Global Privacy Control, Do Not Track). */
export function isPageView(request: Request, status: number): boolean {
  const { method, headers } = request;
  if (method !== 'GET' || (status !== 200 && status !== 304)) return false;
  if (headers.get('sec-gpc') === '1' || headers.get('dnt') === '1') return false;
  if (/prefetch|prerender/.test(headers.get('sec-purpose') ?? headers.get('purpose') ?? '')) return false;
  // What a navigation asks for (Fetch, 2.2.7).
  if ((headers.get('sec-fetch-dest') ?? 'document') !== 'document') return false;
  const client = headers.get('user-agent') ?? '';
  return client !== '' && !programs.test(client);
}

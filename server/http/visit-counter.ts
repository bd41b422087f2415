import type { Clock } from '#server/clock.ts';
import { noStore, revalidate } from '#server/http/files/content-headers.ts';
import { requestTarget } from '#server/http/files/request-path.ts';
import { errorFields, type Log } from '#server/log.ts';
import type { VisitRow } from '#server/store/schema.ts';
import type { Store } from '#server/store/store.ts';
import { addVisits, dayOf } from '#server/store/visits.ts';

export type VisitCounter = ReturnType<typeof createVisitCounter>;

/** `isPage` limits counting to the pages of the site, so that no client can fill the memory. */
export function createVisitCounter(store: Store, clock: Clock, isPage: (path: string) => boolean) {
  let counted = new Map<string, VisitRow>();

  function add(day: string, path: string, count: number): void {
    const key = `${day} ${path}`;
    counted.set(key, { day, path, count: (counted.get(key)?.count ?? 0) + count });
  }

  return {
    /** Counts an answer that is a page view, and keeps pages from being opened uncounted from a cache. */
    count(request: Request, answer: Response): void {
      const { path } = requestTarget(request.url);
      if (!isPage(path)) return;
      if (isPageView(request, answer.status)) add(dayOf(clock.now()), path, 1);
      // A page with a visitor's reference is never cached, counted or not.
      if (answer.headers.get('Cache-Control') === noStore) return;
      // Opening a cached copy would not be counted: each is revalidated, and one that was fetched ahead is fetched again.
      answer.headers.set('Cache-Control', isAhead(request) ? noStore : revalidate);
    },
    /** Adds what was counted since the last call to the store. If that fails, it is kept for the next call. */
    async flush(): Promise<void> {
      const visits = [...counted.values()];
      counted = new Map();
      try {
        await addVisits(store, visits);
      } catch (error) {
        for (const { day, path, count } of visits) add(day, path, count);
        throw error;
      }
    },
  };
}

export function keepVisits(counter: VisitCounter, log: Log): () => Promise<void> {
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

const aheadHeaders = ['sec-purpose', 'purpose', 'x-purpose', 'x-moz'];

function isAhead({ headers }: Request): boolean {
  return aheadHeaders.some((name) => /prefetch|preview|prerender/.test(headers.get(name) ?? ''));
}

/** A 304 counts as well. Visitors who ask not to be counted are not (Global Privacy Control, Do Not Track). */
export function isPageView(request: Request, status: number): boolean {
  const { method, headers } = request;
  if (method !== 'GET' || (status !== 200 && status !== 304)) return false;
  if (headers.get('sec-gpc') === '1' || headers.get('dnt') === '1' || isAhead(request)) return false;
  // What a navigation asks for (Fetch, 2.2.7).
  if ((headers.get('sec-fetch-dest') ?? 'document') !== 'document') return false;
  const client = headers.get('user-agent') ?? '';
  return client !== '' && !programs.test(client);
}

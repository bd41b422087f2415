import { errorFields, type Log } from '#server/log.ts';
import type { VisitCounter } from './visit-counter.ts';

const minute = 60_000;

/** Writes the counts to the store each minute. Gives what ends it, after a last time. */
export function keepVisits(counter: VisitCounter, log: Log): () => Promise<void> {
  const flush = () => counter.flush().catch((error) => log('visits-failed', errorFields(error)));
  const timer = setInterval(flush, minute);
  timer.unref();
  return () => {
    clearInterval(timer);
    return flush();
  };
}

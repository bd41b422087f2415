import type { Env } from './env.ts';
import { errorFields } from './log.ts';
import { mailDirectory, removeMailFiles } from './mail/mail-files.ts';
import { rateWindowMs, type ServiceParts } from './service-parts.ts';
import { purgeBefore } from './store/erase.ts';
import { shareCounts } from './store/rate-counts.ts';
import { dayOf, purgeVisitsBefore } from './store/visits.ts';

const day = 24 * 3600_000;

/** What runs by itself beside the requests: retention daily, shared rate counts each second. Gives what ends it. */
export function startHousekeeping(env: Env, { contact }: ServiceParts): () => void {
  const { store, limiter, clock, log } = contact;

  async function retain(): Promise<void> {
    let purged = 0;
    for await (const ids of purgeBefore(store, clock.now() - env.RETENTION_DAYS * day)) {
      await removeMailFiles(mailDirectory(env.DATA_DIR), ids);
      purged += ids.length;
    }
    await purgeVisitsBefore(store, dayOf(clock.now() - env.RETENTION_DAYS * day));
    if (purged > 0) log('messages-purged', { count: purged, days: env.RETENTION_DAYS });
  }

  const attempt = (name: string, work: () => Promise<void>) => () => {
    work().catch((error) => log(`${name}-failed`, errorFields(error)));
  };
  const purge = attempt('retention', retain);
  purge();
  const timers = [setInterval(purge, day)];
  if (store.kind === 'postgres') {
    timers.push(
      setInterval(
        attempt('rate-sharing', () => shareCounts(store, limiter, rateWindowMs)),
        1000,
      ),
    );
  }
  for (const timer of timers) timer.unref();
  return () => {
    for (const timer of timers) clearInterval(timer);
  };
}

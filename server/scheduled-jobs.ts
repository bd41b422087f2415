import type { Env } from './env.ts';
import { errorFields, type Log } from './log.ts';
import { mailDirectory, removeMailFiles } from './mail/mail-files.ts';
import { rateWindowMs, type ServiceParts } from './service-parts.ts';
import { purgeBefore, removeTraces } from './store/erase.ts';
import { shareCounts } from './store/rate-counts.ts';
import { dayOf, purgeVisitsBefore } from './store/visits.ts';

const day = 24 * 3600_000;

/** What runs by itself beside the requests: retention daily, shared rate counts each second. Gives what ends it. */
export function startScheduledJobs(env: Env, { contact }: ServiceParts): () => void {
  const { store, limiter, log } = contact;
  const retain = () => attempt(log, 'retention', () => eraseOutdated(env, contact));
  void retain();
  const timers = [setInterval(retain, day)];
  if (store.kind === 'postgres') {
    const share = () => attempt(log, 'rate-sharing', () => shareCounts(store, limiter, rateWindowMs));
    timers.push(setInterval(share, 1000));
  }
  for (const timer of timers) timer.unref();
  return () => {
    for (const timer of timers) clearInterval(timer);
  };
}

/** What the drain call did; undefined when a part of it failed, which the log tells. */
export type Drained = { readonly sent: number; readonly failed: number; readonly erased: number } | undefined;

/** Where no process lasts a scheduler's call does its work: it sends the mail that is due and erases what is outdated. */
export async function drainAndErase(env: Env, { contact, outbox }: ServiceParts): Promise<Drained> {
  const [mails, erased] = await Promise.all([
    attempt(contact.log, 'drain', outbox.drain),
    attempt(contact.log, 'retention', () => eraseOutdated(env, contact)),
  ]);
  return mails && erased !== undefined ? { ...mails, erased } : undefined;
}

/** Runs work whose failure must stop nothing else: it is logged as `<name>-failed`, and undefined is given. */
export async function attempt<Result>(
  log: Log,
  name: string,
  work: () => Promise<Result>,
): Promise<Result | undefined> {
  try {
    return await work();
  } catch (error) {
    log(`${name}-failed`, errorFields(error));
    return undefined;
  }
}

/** Erases messages, with their mails, and visits older than RETENTION_DAYS. Gives how many messages. */
async function eraseOutdated(env: Env, { store, clock, log }: ServiceParts['contact']): Promise<number> {
  const before = clock.now() - env.RETENTION_DAYS * day;
  let erased = 0;
  for await (const ids of purgeBefore(store, before)) {
    await removeMailFiles(mailDirectory(env.DATA_DIR), ids);
    erased += ids.length;
  }
  await purgeVisitsBefore(store, dayOf(before));
  if (erased > 0) {
    log('messages-purged', { count: erased, days: env.RETENTION_DAYS });
    if (!(await removeTraces(store)))
      log('messages-purged-in-part', { hint: 'A reader keeps their text in the -wal file.' });
  }
  return erased;
}

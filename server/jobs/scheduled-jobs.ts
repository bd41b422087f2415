import type { Service } from '#server/contact/service.ts';
import { countOf } from '#server/count-of.ts';
import type { Env } from '#server/env.ts';
import type { TroubleArea } from '#server/health/health.ts';
import { errorFields, type Log } from '#server/log.ts';
import { mailDirectory, removeMailFiles } from '#server/mail/mailer.ts';
import { backUpDaily, backupTrouble } from '#server/store/backup.ts';
import { countUnread, purgeBefore, removeTraces } from '#server/store/erase.ts';
import { noteRun, readRun } from '#server/store/job-runs.ts';
import { dayOf, purgeVisitsBefore } from '#server/store/visits.ts';
import { day, hour, minute } from '#shared/durations.ts';
import { clockTrouble, createWatch } from './watch.ts';

/** How long before it is erased the operator is told of an unread message. */
const unreadWarning = 5 * day;
/** How long the operator must have known of a trouble before the messages that it concerns are erased. */
const timeToAct = 3 * day;

export function startScheduledJobs(env: Env, service: Service): () => void {
  const { log } = service.contact;
  const erase = () => superviseJob(service, 'retention', () => eraseOutdated(env, service));
  const check = createWatch(env, service);
  const watch = () => runLogged(log, 'watch', check);
  const backUp = () => backUpAndReport(env, service);
  void erase().then(watch).then(backUp);
  void refreshCalendarsAndRemind(service);
  const timers: NodeJS.Timeout[] = [];
  const repeat = (milliseconds: number, job: () => Promise<unknown>) =>
    void timers.push(setInterval(job, milliseconds).unref());
  repeat(day, erase);
  repeat(minute, watch);
  repeat(hour, backUp);
  repeat(10 * minute, () => sendLists(service));
  repeat(5 * minute, () => refreshCalendarsAndRemind(service));
  repeat(hour, () => runLogged(log, 'learning', service.learn));
  return () => timers.forEach(clearInterval);
}

/** Makes the backup of the day; for PostgreSQL it checks the age of what "pg_dump" left in BACKUP_DIR. */
export async function backUpAndReport(env: Env, { contact, health }: Service): Promise<void> {
  const { store, clock, log } = contact;
  const now = clock.now();
  const failure = 'the daily backup failed: see "backup-failed" in the log.';
  const done = store.dialect === 'postgres' || (await runLogged(log, 'backup', () => backUpDaily(env, now)));
  await runLogged(log, 'health', () => health.report('backup', done ? backupTrouble(env, now) : failure));
}

export async function eraseOutdated(env: Env, { contact, health }: Service): Promise<number> {
  const { store, clock, log } = contact;
  const now = clock.now();
  const cutoff = now - env.RETENTION_DAYS * day;
  const wasTold = async (area: TroubleArea) =>
    ((await health.toldSince(area)) ?? Number.POSITIVE_INFINITY) <= now - timeToAct;
  const leap = await clockTrouble(store, now);
  await health.report('clock', leap);
  if (leap && !(await wasTold('clock'))) return 0;
  await noteRun(store, { job: 'retention', ran_at: now, seen_until: null });
  const seenUntil = (await readRun(store, 'digest'))?.seen_until ?? 0;
  const unread = await countUnread(store, cutoff + unreadWarning, seenUntil);
  await health.report('unread', unread > 0 ? unreadTrouble(unread, env.RETENTION_DAYS) : undefined);
  const removeCopies = (ids: string[]) => removeMailFiles(mailDirectory(env.DATA_DIR), ids);
  const unreadException = (await wasTold('unread')) ? {} : { seenUntil };
  const count = await purgeBefore(store, { cutoff, now, ...unreadException }, removeCopies);
  await purgeVisitsBefore(store, dayOf(cutoff));
  if (count > 0) {
    log('messages-purged', { count, days: env.RETENTION_DAYS });
    if (!(await removeTraces(store)))
      log('messages-purged-in-part', { hint: 'A reader keeps their text in the -wal file.' });
  }
  return count;
}

function unreadTrouble(count: number, days: number): string {
  const commands = '"npm run inbox -- list --undelivered" and "--held"';
  return `${countOf(count, 'message')} that nobody has read will soon be erased, after ${days} days: see ${commands}.`;
}

/** Reads the calendars of those who take calls, and reminds of calls. */
async function refreshCalendarsAndRemind({ contact, health, outbox }: Service): Promise<void> {
  const { calls, log } = contact;
  await runLogged(log, 'calendars', async () => health.report('calendars', await calls.refresh()));
  if (await runLogged(log, 'call-reminders', calls.remind)) outbox.wake();
}

export function sendLists(service: Service): Promise<(number | undefined)[]> {
  const areas = ['digest', 'reminders'] as const;
  return Promise.all(areas.map((area) => superviseJob(service, area, service.listMails[area])));
}

const failures = {
  digest: 'the mail that lists held messages cannot be sent',
  reminders: 'the mail that lists messages without an answer cannot be sent',
  retention: 'outdated messages cannot be erased',
} satisfies Partial<Record<TroubleArea, string>>;

/** Tells the operator when work fails, except because of the store: the watch reports that, once for all jobs. */
async function superviseJob({ contact, health }: Service, area: keyof typeof failures, work: () => Promise<number>) {
  const { store, log } = contact;
  const result = await runLogged(log, area, work);
  await runLogged(log, 'health', async () => {
    await store.ping();
    await health.report(area, result === undefined ? `${failures[area]}: see "${area}-failed" in the log.` : undefined);
  });
  return result;
}

/** Runs work whose failure must not stop anything else: it is logged as `<name>-failed`, and undefined returned. */
async function runLogged<T>(log: Log, name: string, work: () => Promise<T>): Promise<T | undefined> {
  try {
    return await work();
  } catch (error) {
    log(`${name}-failed`, errorFields(error));
    return undefined;
  }
}

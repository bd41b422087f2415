import { hash } from 'node:crypto';
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Kysely } from 'kysely';
import type { Calendar } from '#server/env.ts';
import type { LogFields } from '#server/log.ts';
import type { Database } from '#server/store/schema.ts';
import type { Store } from '#server/store/store.ts';
import { visibleLine } from '#server/visible-text.ts';
import { day } from '#shared/durations.ts';
import type { Feed, Owner } from './calendar-spans.ts';
import type { CalendarResult } from './calendar-worker.ts';
import type { Span } from './free-times.ts';

/** Further ahead than visitors can look. */
const horizon = 63 * day;
/** Time limits for fetching a calendar and computing its dates. */
const readTimeoutMs = 30_000;

const calendarId = ({ url }: Calendar) => hash('sha256', url, 'base64url').slice(0, 22);

/** The calendars that apply to a host. */
export function calendarsOf<T extends Pick<Calendar, 'host'>>(calendars: readonly T[], host: string): T[] {
  return calendars.filter((calendar) => (calendar.host ?? host).toLowerCase() === host.toLowerCase());
}

/** When a host is busy according to the calendars; undefined if one of them has not been read for a day. */
export async function busySpans(db: Kysely<Database>, calendars: readonly Calendar[], host: string, now: number) {
  const ids = new Set(calendarsOf(calendars, host).map(calendarId));
  if (ids.size === 0) return [];
  const recentStates = db
    .selectFrom('busy_calendars')
    .select('spans')
    .where('read_at', '>', now - day);
  const rows = await recentStates.where('id', 'in', [...ids]).execute();
  return rows.length === ids.size ? rows.flatMap(({ spans }): Span[] => JSON.parse(spans)) : undefined;
}

/**
 * Reads the calendars again. Returns a sentence about those that cannot be read, and for the log what of others was.
 */
export async function refreshCalendars(store: Store, calendars: readonly Calendar[], owner: Owner, now: number) {
  const [faults, notes]: [string[], LogFields[]] = [[], []];
  for (const [index, calendar] of calendars.entries()) {
    try {
      const { spans, ...feed } = await readCalendar(calendar, owner, now);
      const state = { read_at: now, spans: JSON.stringify(spans) };
      await store.db
        .insertInto('busy_calendars')
        .values({ id: calendarId(calendar), ...state })
        .onConflict((conflict) => conflict.column('id').doUpdateSet(state))
        .execute();
      const note = describeFeed(feed);
      if (note) notes.push({ calendar: index + 1, ...note });
    } catch (error) {
      const reason = (error as Error).message;
      faults.push(
        `calendar ${index + 1} of BUSY_CALENDARS cannot be read (${reason}): its last state counts for a day, then nobody can book who has it.`,
      );
    }
  }
  return { fault: faults.join(' ') || undefined, notes };
}

/** What an operator should look at, though the calendar counts. */
export function describeFeed({ entries, unreadUids, zones }: Omit<Feed, 'spans'>): LogFields | undefined {
  if (entries > 0 && unreadUids.length === 0 && zones.length === 0) return undefined;
  const unread = unreadUids.slice(0, 20).map((uid) => visibleLine(uid, 80));
  return { entries, unread: unread.join(' ') || undefined, unknownZones: zones.join(', ') || undefined };
}

/**
 * When it says busy. In a thread of its own, which ends when it takes too long or too much: a rule of recurrence can go
 * on for ever. Throws why it cannot be read, without its address, which is secret.
 */
export async function readCalendar(
  { url, host }: Calendar,
  { timeZone, hosts }: Owner,
  now: number,
  timeoutMs = readTimeoutMs,
): Promise<Feed> {
  const owner: Owner = { timeZone, hosts: (host ? [host] : hosts).map((mailbox) => mailbox.toLowerCase()) };
  const worker = new Worker(new URL('./calendar-worker.ts', import.meta.url), {
    workerData: [url, owner, now - day, now + horizon],
    resourceLimits: { maxOldGenerationSizeMb: 128 },
  });
  const signal = AbortSignal.timeout(timeoutMs);
  try {
    const [result] = (await once(worker, 'message', { signal })) as [CalendarResult];
    if ('fault' in result) throw new Error(result.fault);
    return result;
  } catch (error) {
    if (signal.aborted) throw new Error('its server does not answer, or its dates take too long to compute');
    throw (error as { code?: string }).code === 'ERR_WORKER_OUT_OF_MEMORY' ? new Error('it has too many dates') : error;
  } finally {
    await worker.terminate();
  }
}

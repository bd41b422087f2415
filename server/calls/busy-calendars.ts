import { hash } from 'node:crypto';
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Kysely } from 'kysely';
import type { Database } from '#server/store/schema.ts';
import { readSetting, writeSetting } from '#server/store/settings.ts';
import type { Store } from '#server/store/store.ts';
import type { spansOf } from './calendar-spans.ts';
import type { Span } from './free-times.ts';

/** A feed of the setting BUSY_CALENDARS; without a host it is everybody's. */
export type Calendar = { readonly host?: string | undefined; readonly url: string };

/** When it was last read, in milliseconds since 1970, and when it then said busy. */
type Kept = { readonly readAt: number; readonly spans: readonly Span[] };

const day = 24 * 3600_000;
/** Longer than visitors can look ahead. */
const ahead = 63 * day;
const most = { bytes: 5_000_000, fetchMs: 15_000, computeMs: 20_000, megabytes: 128, spans: 20_000 };

const nameOf = ({ url }: Calendar) => `busy.${hash('sha256', url, 'base64url').slice(0, 22)}`;

async function readKept(db: Kysely<Database>, calendar: Calendar): Promise<Kept | undefined> {
  const value = await readSetting({ db }, nameOf(calendar));
  return value === undefined ? undefined : JSON.parse(value);
}

/** When a host is busy by the calendars; undefined where one of them has not been read for a day. */
export async function busySpans(db: Kysely<Database>, calendars: readonly Calendar[], host: string, now: number) {
  const own = calendars.filter((calendar) => calendar.host === undefined || calendar.host === host);
  const kept = await Promise.all(own.map((calendar) => readKept(db, calendar)));
  return kept.every((each) => each && now - each.readAt < day) ? kept.flatMap((each) => each?.spans ?? []) : undefined;
}

/** Reads the calendars anew. Gives a sentence on those that cannot be read. */
export async function refreshCalendars(
  store: Store,
  calendars: readonly Calendar[],
  timeZone: string,
  now: number,
): Promise<string | undefined> {
  const faults: string[] = [];
  for (const [index, calendar] of calendars.entries()) {
    try {
      const kept: Kept = { readAt: now, spans: await readCalendar(calendar.url, timeZone, now) };
      await writeSetting(store, nameOf(calendar), JSON.stringify(kept));
    } catch (error) {
      const why = (error as Error).message;
      faults.push(
        `calendar ${index + 1} of BUSY_CALENDARS cannot be read (${why}): its last state counts for a day, then nobody can book who has it.`,
      );
    }
  }
  return faults.join(' ') || undefined;
}

/** When it says busy. Throws why it cannot be read, without its address, which is secret. */
export async function readCalendar(
  url: string,
  timeZone: string,
  now: number,
  { fetchMs, computeMs }: Pick<typeof most, 'fetchMs' | 'computeMs'> = most,
): Promise<readonly Span[]> {
  const text = await textOf(url, fetchMs).catch((error: Error) => {
    throw error instanceof Refusal ? error : new Error('its server does not answer');
  });
  return compute([text, timeZone, now - day, now + ahead], computeMs);
}

class Refusal extends Error {}

async function textOf(url: string, ms: number): Promise<string> {
  const { ok, status, body } = await fetch(url, { signal: AbortSignal.timeout(ms) });
  const pieces: Uint8Array[] = [];
  let bytes = 0;
  for await (const piece of body ?? []) {
    // To leave the loop cancels the answer.
    if (!ok) break;
    bytes += piece.length;
    if (bytes > most.bytes) throw new Refusal('it is larger than 5 MB');
    pieces.push(piece);
  }
  if (!ok) throw new Refusal(`its server answered ${status}`);
  return Buffer.concat(pieces).toString('utf8');
}

/** In a thread of its own, which ends when it takes too long or too much: a rule of recurrence can go on for ever. */
async function compute(work: Parameters<typeof spansOf>, ms: number): Promise<readonly Span[]> {
  const worker = new Worker(new URL('./calendar-worker.ts', import.meta.url), {
    workerData: work,
    resourceLimits: { maxOldGenerationSizeMb: most.megabytes },
  });
  const signal = AbortSignal.timeout(ms);
  try {
    const [spans] = (await once(worker, 'message', { signal })) as [Span[]];
    if (spans.length > most.spans) throw new Error();
    return spans;
  } catch {
    throw new Error(signal.aborted ? 'its dates take too long to compute' : 'it is no calendar, or has too many dates');
  } finally {
    await worker.terminate();
  }
}

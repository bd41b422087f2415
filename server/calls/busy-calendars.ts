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

type Kept = {
  /** When it was last read, and when its dates were last computed. Milliseconds since 1970. */
  readonly readAt: number;
  readonly computedAt: number;
  readonly etag?: string | undefined;
  readonly spans: readonly Span[];
  /** Why it cannot be read now. */
  readonly failure?: string | undefined;
};

const day = 24 * 3600_000;
/** Longer than visitors can look ahead, until the dates are computed again. */
const ahead = 63 * day;
const most = { bytes: 5_000_000, fetchMs: 15_000, computeMs: 20_000, megabytes: 128, spans: 20_000 };

const nameOf = ({ url }: Calendar) => `busy.${hash('sha256', url, 'base64url').slice(0, 22)}`;

async function readKept(store: { db: Kysely<Database> }, calendar: Calendar): Promise<Kept | undefined> {
  const value = await readSetting(store, nameOf(calendar));
  return value === undefined ? undefined : JSON.parse(value);
}

/** When a host is busy by the calendars; undefined where one of them has not been read for a day. */
export async function busySpans(db: Kysely<Database>, calendars: readonly Calendar[], host: string, now: number) {
  const own = calendars.filter((calendar) => calendar.host === undefined || calendar.host === host);
  const kept = await Promise.all(own.map((calendar) => readKept({ db }, calendar)));
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
    const before = await readKept(store, calendar);
    const after = await readCalendar(calendar.url, timeZone, now, before).catch((error: Error) => {
      const failure = error.message.slice(0, 100);
      const left = before ? before.readAt + day - now : 0;
      const pause = left > 0 ? 'its last state counts for a day' : 'no calls can be booked with who has it';
      faults.push(`calendar ${index + 1} of BUSY_CALENDARS cannot be read (${failure}): ${pause}.`);
      return before && { ...before, failure };
    });
    if (after) await writeSetting(store, nameOf(calendar), JSON.stringify(after));
  }
  return faults.join(' ') || undefined;
}

/** Throws why it cannot be read, without its address, which is secret. */
export async function readCalendar(
  url: string,
  timeZone: string,
  now: number,
  before?: Kept,
  bounds = most,
): Promise<Kept> {
  const known =
    before?.etag && now - before.computedAt < day ? [['If-None-Match', before.etag] as [string, string]] : [];
  const answer = await fetch(url, { headers: known, signal: AbortSignal.timeout(bounds.fetchMs) }).catch(unreachable);
  if (answer.status === 304 && before) return { ...before, readAt: now, failure: undefined };
  if (!answer.ok) {
    await answer.body?.cancel();
    throw new Error(`its server answered ${answer.status}`);
  }
  const text = await bodyOf(answer).catch(unreachable);
  const spans = await compute([text, timeZone, now - day, now + ahead], bounds.computeMs);
  return { readAt: now, computedAt: now, etag: answer.headers.get('etag') ?? undefined, spans };
}

function unreachable(error: Error): never {
  throw error instanceof TooMuch ? error : new Error('its server does not answer');
}

class TooMuch extends Error {}

async function bodyOf({ body }: Response): Promise<string> {
  const pieces: Uint8Array[] = [];
  let bytes = 0;
  for await (const piece of body ?? []) {
    bytes += piece.length;
    if (bytes > most.bytes) throw new TooMuch('it is larger than 5 MB');
    pieces.push(piece);
  }
  return Buffer.concat(pieces).toString('utf8');
}

/** In a thread of its own, which ends when it takes too long or too much: a rule of recurrence can go on for ever. */
async function compute(work: Parameters<typeof spansOf>, patience: number): Promise<readonly Span[]> {
  const worker = new Worker(new URL('./calendar-worker.ts', import.meta.url), {
    workerData: work,
    resourceLimits: { maxOldGenerationSizeMb: most.megabytes },
  });
  const signal = AbortSignal.timeout(patience);
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

import type { Clock } from '#server/clock.ts';
import { errorFields, type Log } from '#server/log.ts';
import { deleteSetting, readSettings, writeSetting } from '#server/store/settings.ts';
import type { Store } from '#server/store/store.ts';

export type Area =
  | 'store'
  | 'disk'
  | 'limits'
  | 'quarantine'
  | 'mail'
  | 'unread'
  | 'retention'
  | 'clock'
  | 'digest'
  | 'reminders'
  | 'backup'
  | 'calendars'
  | 'build';

interface HealthParts {
  readonly store: Store;
  /** Tells the operator by another way than mail. Throws when that failed. */
  readonly tell: (text: string) => Promise<void>;
  readonly clock: Clock;
  readonly log: Log;
}

/** Something that a person should see to. Times in milliseconds since 1970. */
export interface Trouble {
  readonly area: string;
  /** A sentence, without anything that visitors wrote. */
  readonly text: string;
  /** When the operator was first told of it; undefined while that has failed. */
  readonly since?: number | undefined;
  readonly toldAt: number;
  readonly seenAt: number;
  /** When it was first found to be over; it is watched for a while from `seenAt` on. */
  readonly overSince?: number | undefined;
}

const prefix = 'trouble.';
const minute = 60_000;
const repeatMs = 6 * 60 * minute;
/** How long an area must be well before its trouble counts as over. */
export const calmMs = 15 * minute;

/** Told at once, every six hours and at the end. Kept in the store, and in memory while the store fails. */
export function createHealth({ store, tell, clock, log }: HealthParts) {
  const troubles = new Map<Area, Trouble>();

  async function find(area: Area): Promise<Trouble | undefined> {
    const kept =
      troubles.get(area) ?? (await readTroubles(store).catch(() => [])).find((trouble) => trouble.area === area);
    if (kept) troubles.set(area, kept);
    return kept;
  }

  async function alarm(text: string): Promise<boolean> {
    return tell(`Contact form: ${text}`).then(
      () => true,
      (error: unknown) => {
        log('alarm-not-told', errorFields(error));
        return false;
      },
    );
  }

  async function begin(area: Area, text: string): Promise<void> {
    const now = clock.now();
    const earlier = (await find(area)) ?? { since: undefined, toldAt: Number.NEGATIVE_INFINITY };
    // The clock may have been set back meanwhile.
    const isDue = Math.abs(now - earlier.toldAt) >= repeatMs;
    if (isDue) log('trouble', { area, text });
    const isTold = isDue && (await alarm(text));
    const trouble: Trouble = {
      area,
      text,
      since: earlier.since ?? (isTold ? now : undefined),
      toldAt: isTold ? now : Math.max(0, earlier.toldAt),
      seenAt: now,
    };
    troubles.set(area, trouble);
    await keepTrouble(store, trouble).catch(() => {});
  }

  async function end(area: Area): Promise<void> {
    const trouble = await find(area);
    if (!trouble) return;
    if (Math.abs(clock.now() - trouble.seenAt) < calmMs) {
      const over = { ...trouble, overSince: trouble.overSince ?? clock.now() };
      troubles.set(area, over);
      if (trouble.overSince === undefined) await keepTrouble(store, over);
      return;
    }
    await deleteSetting(store, prefix + area);
    troubles.delete(area);
    log('trouble-over', { area });
    if (trouble.since !== undefined) await alarm(`over: ${trouble.text}`);
  }

  return {
    alarm,
    report: (area: Area, text: string | undefined): Promise<void> =>
      text === undefined ? end(area) : begin(area, text),
    toldSince: async (area: Area): Promise<number | undefined> => (await find(area))?.since,
  };
}

export async function readTroubles(store: Store): Promise<Trouble[]> {
  return (await readSettings(store, prefix)).map((value) => JSON.parse(value) as Trouble);
}

export function keepTrouble(store: Store, trouble: Trouble): Promise<void> {
  return writeSetting(store, prefix + trouble.area, JSON.stringify(trouble));
}

import type { Clock } from '#server/clock.ts';
import { errorFields, type Log } from '#server/log.ts';
import type { Store } from '#server/store/store.ts';
import { forgetTrouble, keepTrouble, readTroubles, type Trouble } from '#server/store/troubles.ts';

export type Area =
  | 'store'
  | 'disk'
  | 'limits'
  | 'quarantine'
  | 'mail'
  | 'unread'
  | 'retention'
  | 'digest'
  | 'reminders'
  | 'report'
  | 'backup'
  | 'build';

export type Health = ReturnType<typeof createHealth>;

interface HealthParts {
  readonly store: Store;
  /** Tells the operator by another way than mail. Throws when that failed. */
  readonly tell: (text: string) => Promise<void>;
  readonly clock: Clock;
  readonly log: Log;
}

const minute = 60_000;
const repeatMs = 6 * 60 * minute;
/** So long an area must be well before its trouble counts as over. */
const calmMs = 15 * minute;

/** Told at once, every six hours, and when over; kept in the store, and in memory for the time that the store fails. */
export function createHealth({ store, tell, clock, log }: HealthParts) {
  const known = new Map<Area, Trouble>();

  async function find(area: Area): Promise<Trouble | undefined> {
    const kept =
      known.get(area) ?? (await readTroubles(store).catch(() => [])).find((trouble) => trouble.area === area);
    if (kept) known.set(area, kept);
    return kept;
  }

  async function say(text: string): Promise<boolean> {
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
    const isDue = now - earlier.toldAt >= repeatMs;
    if (isDue) log('trouble', { area, text });
    const told = isDue && (await say(text));
    const trouble: Trouble = {
      area,
      text,
      since: earlier.since ?? (told ? now : undefined),
      toldAt: told ? now : Math.max(0, earlier.toldAt),
      seenAt: now,
    };
    known.set(area, trouble);
    await keepTrouble(store, trouble).catch(() => {});
  }

  async function end(area: Area): Promise<void> {
    const trouble = await find(area);
    if (!trouble || clock.now() - trouble.seenAt < calmMs) return;
    await forgetTrouble(store, area);
    known.delete(area);
    log('trouble-over', { area });
    if (trouble.since !== undefined) await say(`over: ${trouble.text}`);
  }

  return {
    say,
    report: (area: Area, text: string | undefined): Promise<void> =>
      text === undefined ? end(area) : begin(area, text),
    toldSince: async (area: Area): Promise<number | undefined> => (await find(area))?.since,
  };
}

import type { Clock } from '#server/clock.ts';
import { errorFields, type Log } from '#server/log.ts';
import type { TroubleRow } from '#server/store/schema.ts';
import type { Store } from '#server/store/store.ts';
import { hour, minute } from '#shared/durations.ts';

export type TroubleArea =
  | 'store'
  | 'disk'
  | 'limits'
  | 'held'
  | 'mail'
  | 'unread'
  | 'retention'
  | 'clock'
  | 'digest'
  | 'reminders'
  | 'backup'
  | 'calendars';

interface HealthContext {
  readonly store: Store;
  /** Tells the operator by another way than mail. Throws when that failed. */
  readonly sendAlarm: (text: string) => Promise<void>;
  readonly clock: Clock;
  readonly log: Log;
}

const repeatMs = 6 * hour;
/** How long an area must be well before its trouble counts as over. */
const calmMs = 15 * minute;

/** Told at once, every six hours and at the end. Kept in the store, and in memory while the store fails. */
export function createHealth({ store, sendAlarm, clock, log }: HealthContext) {
  const troubles = new Map<TroubleArea, TroubleRow>();

  async function findTrouble(area: TroubleArea): Promise<TroubleRow | undefined> {
    const trouble =
      troubles.get(area) ?? (await readTroubles(store).catch(() => [])).find((trouble) => trouble.area === area);
    if (trouble) troubles.set(area, trouble);
    return trouble;
  }

  async function alarm(text: string): Promise<boolean> {
    return sendAlarm(`Contact form: ${text}`).then(
      () => true,
      (error: unknown) => {
        log('alarm-not-told', errorFields(error));
        return false;
      },
    );
  }

  async function begin(area: TroubleArea, text: string): Promise<void> {
    const now = clock.now();
    const earlier = (await findTrouble(area)) ?? { since: null, told_at: Number.NEGATIVE_INFINITY };
    // The clock may have been set back meanwhile.
    const isDue = Math.abs(now - earlier.told_at) >= repeatMs;
    if (isDue) log('trouble', { area, text });
    const isTold = isDue && (await alarm(text));
    const trouble: TroubleRow = {
      area,
      text,
      since: earlier.since ?? (isTold ? now : null),
      told_at: isTold ? now : Math.max(0, earlier.told_at),
      seen_at: now,
    };
    troubles.set(area, trouble);
    await saveTrouble(store, trouble).catch(() => {});
  }

  async function end(area: TroubleArea): Promise<void> {
    const trouble = await findTrouble(area);
    if (!trouble || Math.abs(clock.now() - trouble.seen_at) < calmMs) return;
    await store.db.deleteFrom('troubles').where('area', '=', area).execute();
    troubles.delete(area);
    log('trouble-over', { area });
    if (trouble.since !== null) await alarm(`over: ${trouble.text}`);
  }

  return {
    alarm,
    report: (area: TroubleArea, text: string | undefined): Promise<void> =>
      text === undefined ? end(area) : begin(area, text),
    toldSince: async (area: TroubleArea): Promise<number | undefined> => (await findTrouble(area))?.since ?? undefined,
  };
}

export async function readTroubles({ db }: Store): Promise<TroubleRow[]> {
  return db.selectFrom('troubles').selectAll().orderBy('area').execute();
}

export async function saveTrouble({ db }: Store, trouble: TroubleRow): Promise<void> {
  await db
    .insertInto('troubles')
    .values(trouble)
    .onConflict((conflict) => conflict.column('area').doUpdateSet(trouble))
    .execute();
}

import { randomBytes } from 'node:crypto';
import type { Store } from './store.ts';

/** The installation's secret, made at the first start and shared by all processes on one database. */
export async function readSecret({ db }: Store): Promise<string> {
  const fresh = { name: 'secret', value: randomBytes(32).toString('base64url') };
  await db
    .insertInto('settings')
    .values(fresh)
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  const row = await db.selectFrom('settings').select('value').where('name', '=', 'secret').executeTakeFirstOrThrow();
  return row.value;
}

/** Once for all processes: false when this token or a younger one has been used. Of two made in the same millisecond one fails. */
export async function spendCanary({ db }: Store, madeAt: number): Promise<boolean> {
  // Of equal length, so that text compares as the number would.
  const used = { name: 'canary-spent', value: String(madeAt).padStart(15, '0') };
  const result = await db
    .insertInto('settings')
    .values(used)
    .onConflict((conflict) =>
      conflict.column('name').doUpdateSet({ value: used.value }).where('settings.value', '<', used.value),
    )
    .executeTakeFirst();
  return result.numInsertedOrUpdatedRows === 1n;
}

export async function readSetting({ db }: Pick<Store, 'db'>, name: string): Promise<string | undefined> {
  const row = await db.selectFrom('settings').select('value').where('name', '=', name).executeTakeFirst();
  return row?.value;
}

export async function writeSetting({ db }: Pick<Store, 'db'>, name: string, value: string): Promise<void> {
  await db
    .insertInto('settings')
    .values({ name, value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute();
}

/** Replaces a value, or writes it where there is none. False when another process has replaced it meanwhile. */
export async function swapSetting({ db }: Store, name: string, from: string, to: string): Promise<boolean> {
  await db
    .insertInto('settings')
    .values({ name, value: from })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  const swapped = await db
    .updateTable('settings')
    .set({ value: to })
    .where(({ and }) => and({ name, value: from }))
    .executeTakeFirst();
  return swapped.numUpdatedRows === 1n;
}

const turn = 'turn.';
/** Longer than two mails take to be handed over. */
const turnMs = 30 * 60_000;

/** Runs work in one process at a time; 0 while another has its turn. When that one dies, its turn ends by itself. */
export async function inTurn(store: Store, name: string, now: number, work: () => Promise<number>): Promise<number> {
  const last = (await readSetting(store, turn + name)) ?? '0';
  // A turn that ends later was taken before the clock was set back.
  if (Number(last) > now && Number(last) <= now + turnMs) return 0;
  const mine = String(now + turnMs);
  if (!(await swapSetting(store, turn + name, last, mine))) return 0;
  try {
    return await work();
  } finally {
    await swapSetting(store, turn + name, mine, '0');
  }
}

/** Only where no other process can have one: on SQLite at start. */
export async function endTurns({ db }: Store): Promise<void> {
  await db.deleteFrom('settings').where('name', 'like', `${turn}%`).execute();
}

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

/** The values of all settings with this prefix, by name. */
export async function readSettings({ db }: Pick<Store, 'db'>, prefix: string): Promise<string[]> {
  const rows = await db
    .selectFrom('settings')
    .select('value')
    .where('name', 'like', `${prefix}%`)
    .orderBy('name')
    .execute();
  return rows.map(({ value }) => value);
}

export async function deleteSetting({ db }: Pick<Store, 'db'>, name: string): Promise<void> {
  await db.deleteFrom('settings').where('name', '=', name).execute();
}

const turn = 'turn.';
/** Longer than handing over two mails takes. */
const turnMs = 30 * 60_000;

/** Runs work in one process at a time; 0 while another has its turn. When that one dies, its turn ends by itself. */
export async function inTurn({ db }: Store, job: string, now: number, work: () => Promise<number>): Promise<number> {
  // Of equal length, so that the texts compare like the numbers.
  const [begin = '', end = ''] = [now, now + turnMs].map((time) => String(time).padStart(15, '0'));
  const mine = { name: turn + job, value: end };
  const turnRow = await db
    .insertInto('settings')
    .values(mine)
    .onConflict((conflict) =>
      conflict
        .column('name')
        .doUpdateSet({ value: end })
        // A turn that ends later was taken before the clock was set back.
        .where(({ eb, or }) => or([eb('settings.value', '<=', begin), eb('settings.value', '>', end)])),
    )
    .executeTakeFirst();
  if (turnRow.numInsertedOrUpdatedRows !== 1n) return 0;
  try {
    return await work();
  } finally {
    await db
      .deleteFrom('settings')
      .where(({ and }) => and(mine))
      .execute();
  }
}

/** Only if no other process can have one: on SQLite at the start. */
export async function endTurns({ db }: Store): Promise<void> {
  await db.deleteFrom('settings').where('name', 'like', `${turn}%`).execute();
}

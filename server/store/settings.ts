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

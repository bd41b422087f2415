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

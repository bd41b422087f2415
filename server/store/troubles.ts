import type { Store } from './store.ts';

/** Something that a person should see to. Times in milliseconds since 1970. */
export interface Trouble {
  readonly area: string;
  /** A sentence, without anything that visitors wrote. */
  readonly text: string;
  /** When the operator was first told of it; undefined while that has failed. */
  readonly since?: number | undefined;
  readonly toldAt: number;
  readonly seenAt: number;
}

const prefix = 'trouble.';

export async function readTroubles({ db }: Store): Promise<Trouble[]> {
  const rows = await db
    .selectFrom('settings')
    .select('value')
    .where('name', 'like', `${prefix}%`)
    .orderBy('name')
    .execute();
  return rows.map(({ value }) => JSON.parse(value) as Trouble);
}

export async function keepTrouble({ db }: Store, trouble: Trouble): Promise<void> {
  const value = JSON.stringify(trouble);
  await db
    .insertInto('settings')
    .values({ name: prefix + trouble.area, value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute();
}

export async function forgetTrouble({ db }: Store, area: string): Promise<void> {
  await db
    .deleteFrom('settings')
    .where('name', '=', prefix + area)
    .execute();
}

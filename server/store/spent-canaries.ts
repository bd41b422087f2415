import type { Store } from './store.ts';

/**
 * Marks a canary's token by the time it was made, once for all processes: false when this one or a younger one has been
 * used. Of two made in the same millisecond one fails.
 */
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

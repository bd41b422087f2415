import { sql } from 'kysely';
import { memoizeByObject } from '#site/memoize.ts';
import type { Store } from './store.ts';

/** What this process has under way. A SQLite file has no other. */
const underWay = memoizeByObject((_store: Store) => new Set<string>());

/**
 * Does some work once at a time; undefined while it is under way, here or in another process. On PostgreSQL an advisory
 * lock, which ends with its connection, keeps the others away and locks no row.
 */
export async function runExclusively<T>(store: Store, name: string, work: () => Promise<T>): Promise<T | undefined> {
  const names = underWay(store);
  if (names.has(name)) return undefined;
  names.add(name);
  try {
    return await (store.dialect === 'sqlite' ? work() : workLocked(store, name, work));
  } finally {
    names.delete(name);
  }
}

function workLocked<T>(store: Store, name: string, work: () => Promise<T>): Promise<T | undefined> {
  return store.db.transaction().execute(async (db) => {
    // A mail server answers within ten minutes.
    await sql`set local idle_in_transaction_session_timeout = '12min'`.execute(db);
    const lock = sql<{ free: boolean }>`select pg_try_advisory_xact_lock(hashtext(${name})) as free`;
    const { rows } = await lock.execute(db);
    return rows[0]?.free ? work() : undefined;
  });
}

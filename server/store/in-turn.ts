import { sql } from 'kysely';
import type { Store } from './store.ts';

/**
 * Does some work in one process at a time; undefined while another does it. A SQLite file has one process only. On
 * PostgreSQL an advisory lock, which ends with its connection, keeps the others away and locks no row.
 */
export async function inTurn<T>(store: Store, name: string, work: () => Promise<T>): Promise<T | undefined> {
  if (store.dialect === 'sqlite') return work();
  return store.db.transaction().execute(async (db) => {
    // A mail server answers within ten minutes.
    await sql`set local idle_in_transaction_session_timeout = '12min'`.execute(db);
    const lock = sql<{ free: boolean }>`select pg_try_advisory_xact_lock(hashtext(${name})) as free`;
    const { rows } = await lock.execute(db);
    return rows[0]?.free ? work() : undefined;
  });
}

import { sql, type Transaction } from 'kysely';
import type { Database } from './schema.ts';
import type { Store } from './store.ts';

/** Runs a job in one process at a time; 0 while another runs it. A SQLite file has one process only. */
export function inTurn(store: Store, job: string, work: () => Promise<number>): Promise<number> {
  if (store.dialect === 'sqlite') return work();
  return longTransaction(store, async (db) => {
    const lock = sql<{ free: boolean }>`select pg_try_advisory_xact_lock(hashtext(${job})) as free`;
    const { rows } = await lock.execute(db);
    return rows[0]?.free ? work() : 0;
  });
}

/** A transaction of PostgreSQL that may wait for a mail server, which answers within ten minutes. */
export function longTransaction<T>({ db }: Store, work: (db: Transaction<Database>) => Promise<T>): Promise<T> {
  return db.transaction().execute(async (transaction) => {
    await sql`set local idle_in_transaction_session_timeout = '12min'`.execute(transaction);
    return work(transaction);
  });
}

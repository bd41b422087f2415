import { sql } from 'kysely';
import type { Store } from './store.ts';

/** Runs a job in one process at a time; 0 while another runs it. A SQLite file has one process only. */
export function inTurn({ dialect, slowDb }: Store, job: string, work: () => Promise<number>): Promise<number> {
  if (dialect === 'sqlite') return work();
  return slowDb.transaction().execute(async (db) => {
    const lock = sql<{ free: boolean }>`select pg_try_advisory_xact_lock(hashtext(${job})) as free`;
    const { rows } = await lock.execute(db);
    return rows[0]?.free ? work() : 0;
  });
}

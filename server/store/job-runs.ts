import type { JobRun } from './schema.ts';
import type { Store } from './store.ts';

export function readRun({ db }: Store, job: JobRun['job']): Promise<JobRun | undefined> {
  return db.selectFrom('job_runs').selectAll().where('job', '=', job).executeTakeFirst();
}

export async function noteRun({ db }: Store, run: JobRun): Promise<void> {
  await db
    .insertInto('job_runs')
    .values(run)
    .onConflict((conflict) => conflict.column('job').doUpdateSet(run))
    .execute();
}

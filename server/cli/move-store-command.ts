import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { countOf } from '#server/count-of.ts';
import { rowsAtOnce } from '#server/store/inbox-queries.ts';
import { databaseName, lockDataDirectory, putAside } from '#server/store/open-store.ts';
import { openStore, type Store } from '#server/store/store.ts';
import { type Command, finish, UsageError } from './command.ts';

// Mails and calls come after the messages that they refer to.
const tables = ['messages', 'mails', 'calls', 'secrets', 'job_runs', 'visits'] as const;

export const moveStore: Command = {
  migrates: true,
  summary:
    'Moves all from the SQLite database in DATA_DIR into the PostgreSQL of DATABASE_URL; the servers must be stopped.',
  async run(context) {
    const { env, store, clock } = context;
    const file = join(env.DATA_DIR, databaseName);
    if (store.dialect === 'sqlite') throw new UsageError('Set DATABASE_URL to the database that all moves to.');
    if (!existsSync(file)) throw new UsageError(`There is no database at ${file}.`);
    using _lock = lockDataDirectory(env.DATA_DIR);
    const former = await openStore({ file });
    const moved = await copyAll(former, store).finally(former.close);
    const formerFile = putAside(env.DATA_DIR, 'moved', clock.now());
    const text = `${countOf(moved, 'message')} moved. The former database is kept as ${formerFile}: remove it when all is well.`;
    return finish(context, text, { moved, kept: formerFile });
  },
};

/** Adds all or none and keeps what is there. Returns how many messages were added. */
function copyAll(from: Store, to: Store): Promise<number> {
  return to.db.transaction().execute(async (db) => {
    let moved = 0;
    // Links in mails were signed with the secret of the former store.
    await db.deleteFrom('secrets').execute();
    for (const table of tables) {
      for (let offset = 0; ; offset += rowsAtOnce) {
        const page = sql<never>`select * from ${sql.table(table)} order by rowid limit ${rowsAtOnce} offset ${offset}`;
        const { rows } = await page.execute(from.db);
        if (rows.length === 0) break;
        const added = await db
          .insertInto(table)
          .values(rows)
          .onConflict((conflict) => conflict.doNothing())
          .executeTakeFirst();
        if (table === 'messages') moved += Number(added.numInsertedOrUpdatedRows);
      }
    }
    return moved;
  });
}

import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { countOf } from '#server/count-of.ts';
import { copyDatabase, damageOf } from '#server/store/backup.ts';
import { databaseName, lockDataDirectory, prepareDataDirectory, putAside } from '#server/store/open-store.ts';
import { type CommandContext, type FileCommand, finish, flagOption, UsageError } from './command.ts';
import { terminalTime } from './terminal-text.ts';

type FileContext = Omit<CommandContext, 'store'>;

export const backup: FileCommand = {
  usage: 'FILE',
  summary: 'Copies the SQLite database into a new file, while the server runs; of PostgreSQL use pg_dump.',
  async runOnFiles(context) {
    const [file, database] = [backupFileOf(context), databaseOf(context)];
    if (existsSync(file)) throw new UsageError(`${file} is there already: name another file.`);
    if (!existsSync(database)) throw new UsageError(`There is no database at ${database}.`);
    await copyDatabase(database, file);
    return finishWithBackup(context, file);
  },
};

export const restore: FileCommand = {
  usage: 'FILE --yes',
  summary: 'Puts a backup in the place of the database, which is kept beside it; the server must be stopped.',
  options: { yes: flagOption },
  async runOnFiles(context) {
    const [file, database] = [backupFileOf(context), databaseOf(context)];
    if (!existsSync(file)) throw new UsageError(`There is no file ${file}.`);
    const faults = await damageOf(file);
    if (faults) throw new UsageError(`${file} is no whole backup: ${faults}`);
    if (!context.options.yes) throw new UsageError('Messages younger than the backup will be missing: add --yes.');
    prepareDataDirectory(context.env.DATA_DIR);
    using _lock = lockDataDirectory(context.env.DATA_DIR);
    try {
      putAside(context.env.DATA_DIR, 'before', context.clock.now());
      await copyDatabase(file, database);
    } finally {
      rmSync(`${database}.part`, { force: true });
    }
    return finishWithBackup(context, database);
  },
};

function backupFileOf({ args }: FileContext): string {
  const [file, ...rest] = args;
  if (!file || rest.length > 0) throw new UsageError('Name one file.');
  return file;
}

function databaseOf({ env }: FileContext): string {
  if (env.DATABASE_URL) throw new UsageError('The store is PostgreSQL: use pg_dump and pg_restore.');
  return join(env.DATA_DIR, databaseName);
}

function finishWithBackup(context: FileContext, file: string): number {
  using database = new DatabaseSync(file, { readOnly: true });
  const row = database
    .prepare('select count(*) as messages, max(received_at) as last from messages where canary = 0')
    .get();
  const { messages, last } = row as { messages: number; last: number | null };
  const sentence = `${file} is whole: ${countOf(messages, 'message')}, the last received ${terminalTime(last, context.site)}.`;
  return finish(context, sentence, { ok: true, file, messages, last });
}

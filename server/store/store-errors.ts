import type { Env } from '#server/env.ts';
import { StartError } from '#server/start-error.ts';

const sqliteBusy = 5;
const sqliteNotADatabase = 26;
const sqliteCorrupt = 11;

export function dataDirectoryError(error: unknown, directory: string): StartError {
  const { code, errcode } = error as { code?: string; errcode?: number };
  if (errcode === sqliteBusy) {
    return new StartError(`Another server already uses DATA_DIR ${directory}: stop it, or name another folder.`);
  }
  return new StartError(
    `DATA_DIR ${directory} cannot be written (${code ?? 'error'}): allow it, or name another folder.`,
  );
}

/** Only host and name of the database's URL are shown. */
export function storeError(error: unknown, env: Env): StartError {
  if (error instanceof StartError) return error;
  const { code, errcode } = error as { code?: string; errcode?: number };
  if (!env.DATABASE_URL) {
    const damaged = errcode === sqliteNotADatabase || errcode === sqliteCorrupt;
    const what = damaged
      ? 'is damaged: put a backup in its place by "npm run inbox -- restore FILE", or move it away'
      : 'cannot be opened: allow reading and writing it';
    return new StartError(`The database ${env.DATA_DIR}/messages.db ${what} (${errcode ?? code ?? 'error'}).`);
  }
  const { hostname, port, pathname } = new URL(env.DATABASE_URL);
  const address = `${hostname}:${port || 5432}${pathname}`;
  const advice = 'start it, correct DATABASE_URL, or grant what its user needs';
  return new StartError(`PostgreSQL at ${address} does not answer or refuses: ${advice} (${code ?? 'no connection'}).`);
}

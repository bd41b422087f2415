import type { Env } from '#server/env.ts';
import { SettingError } from '#server/site-settings.ts';
import { ContentError } from '#site/content-error.ts';

/** Something outside that keeps the server from starting; the message is one sentence that says what to do. */
export class StartError extends Error {}

/** Ends the process with one sentence where its operator can mend what is wrong. */
export async function orExit<T>(work: () => T | Promise<T>, beginning = 'Cannot start: '): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof SettingError || error instanceof StartError || error instanceof ContentError)) throw error;
    process.stderr.write(`${beginning}${error.message}\n`);
    process.exit(1);
  }
}

type Codes = Record<string, string>;

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

/** Of the database's URL only host and name are told. */
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
  const place = `${hostname}:${port || 5432}${pathname}`;
  const advice: Codes = {
    '28P01': 'refused user or password: correct DATABASE_URL',
    '28000': 'refused the user: correct DATABASE_URL',
    '3D000': 'has no such database: create it, or correct DATABASE_URL',
    '42501': 'does not allow the user to create tables: grant it',
  };
  const what = advice[code ?? ''] ?? 'does not answer: start it, or correct DATABASE_URL';
  return new StartError(`PostgreSQL at ${place} ${what} (${code ?? 'no connection'}).`);
}

export function listenError(error: unknown, host: string, port: number): StartError {
  const { code = 'error' } = error as { code?: string };
  const advice: Codes = {
    EADDRINUSE: 'is in use: stop the other program, or set PORT to a free one',
    EACCES: 'may not be used by this user: set PORT to one above 1023',
    EADDRNOTAVAIL: 'is no address of this machine: correct HOST',
    ENOTFOUND: 'is no known host: correct HOST',
  };
  return new StartError(`${host}:${port} ${advice[code] ?? 'cannot be listened on: correct HOST or PORT'} (${code}).`);
}

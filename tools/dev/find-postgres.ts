import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { installForTests } from './install-for-tests.ts';

/** Debian keeps the server's programs outside the search path, in a folder for each version. */
const root = '/usr/lib/postgresql';

export const notTested =
  'PostgreSQL is not tested: it is not installed (Debian: apt-get install postgresql) and TEST_DATABASE_URL names none.';

export function findPostgres(): string | undefined {
  const versions = existsSync(root) ? readdirSync(root).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = [...versions.map((version) => join(root, version, 'bin')), ...(process.env.PATH ?? '').split(':')];
  return folders.find((folder) => existsSync(join(folder, 'initdb')));
}

if (import.meta.main) {
  if (!process.env.TEST_DATABASE_URL && !findPostgres() && process.argv.includes('--install'))
    installForTests('postgresql');
  process.stdout.write(`${process.env.TEST_DATABASE_URL || findPostgres() || notTested}\n`);
}

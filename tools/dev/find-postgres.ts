import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Debian keeps the server's programs outside the search path, in a folder for each version. */
const versions = '/usr/lib/postgresql';

export const notTested =
  'PostgreSQL is not tested: it is not installed (Debian: apt-get install postgresql) and TEST_DATABASE_URL names none.';

export function findPostgres(): string | undefined {
  const found = existsSync(versions) ? readdirSync(versions).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = [...found.map((version) => join(versions, version, 'bin')), ...(process.env.PATH ?? '').split(':')];
  return folders.find((folder) => existsSync(join(folder, 'initdb')));
}

/** Installs Debian's PostgreSQL as root, unless SETUP=never. */
function installPostgres(): void {
  if (process.env.SETUP === 'never' || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  process.stdout.write('Installing for the tests: the Debian package postgresql. SETUP=never leaves it out.\n');
  spawnSync('apt-get update && apt-get install --yes --no-install-recommends postgresql', {
    shell: true,
    stdio: 'inherit',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
}

if (import.meta.main) {
  if (!process.env.TEST_DATABASE_URL && !findPostgres() && process.argv.includes('--install')) installPostgres();
  process.stdout.write(`${process.env.TEST_DATABASE_URL || findPostgres() || notTested}\n`);
}

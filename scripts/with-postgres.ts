import { execFileSync, spawn } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Runs a command with TEST_DATABASE_URL set to a PostgreSQL server of its own, which is gone afterwards:
 *   node scripts/with-postgres.ts vitest run server/store
 */
const [command, ...args] = process.argv.slice(2);
const programs = findPrograms();
if (!command || !programs) {
  const usage = 'Usage: node scripts/with-postgres.ts COMMAND …\n';
  process.stderr.write(command ? 'PostgreSQL is not installed; on Debian: apt-get install -y postgresql\n' : usage);
  process.exit(1);
}

const directory = mkdtempSync(join(tmpdir(), 'postgres-'));
const user = postgresUser();
if (user) chownSync(directory, user.uid, user.gid);
const port = await freePort();
const data = join(directory, 'data');
const asUser = { ...(user ?? {}), stdio: ['ignore', 'ignore', 'inherit'] as ('ignore' | 'inherit')[], cwd: directory };
execFileSync(join(programs, 'initdb'), ['-D', data, '-U', 'postgres', '--auth=trust', '-E', 'UTF8'], asUser);
// Durable as in earnest, but reachable on the loopback address only.
const settings = `-c listen_addresses=127.0.0.1 -c unix_socket_directories= -p ${port}`;
execFileSync(
  join(programs, 'pg_ctl'),
  ['-D', data, '-w', '-o', settings, '-l', join(directory, 'log'), 'start'],
  asUser,
);

const child = spawn(command, args, {
  stdio: 'inherit',
  env: {
    ...process.env,
    TEST_DATABASE_URL: `postgres://postgres@127.0.0.1:${port}/postgres`,
    // For tests that stop and start the server themselves.
    TEST_POSTGRES_DATA: data,
    TEST_POSTGRES_PROGRAMS: programs,
  },
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal));
child.on('exit', (code) => {
  execFileSync(join(programs, 'pg_ctl'), ['-D', data, '-m', 'immediate', 'stop'], asUser);
  rmSync(directory, { recursive: true, force: true });
  process.exit(code ?? 1);
});

/** Debian keeps the server's programs out of the search path, a folder for each version. */
function findPrograms(): string | undefined {
  const versions = '/usr/lib/postgresql';
  const found = existsSync(versions) ? readdirSync(versions).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = [...found.map((version) => join(versions, version, 'bin')), ...(process.env.PATH ?? '').split(':')];
  return folders.find((folder) => existsSync(join(folder, 'initdb')));
}

/** PostgreSQL refuses to run as root; then it runs as the user that its package made. */
function postgresUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('the system gave no port');
  return address.port;
}

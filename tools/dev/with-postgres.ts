import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdtempDisposableSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findPostgres, notTested } from './find-postgres.ts';
import { freePort } from './free-ports.ts';

/**
 * Runs a command with TEST_DATABASE_URL set to a PostgreSQL server of its own, which is gone afterwards:
 *   node tools/dev/with-postgres.ts vitest run server/store
 * Where that names a server already, or PostgreSQL is not installed, it only runs the command.
 */
const [command = '', ...args] = process.argv.slice(2);
const programs = process.env.TEST_DATABASE_URL ? undefined : findPostgres();
if (!programs && !process.env.TEST_DATABASE_URL) process.stdout.write(`${notTested}\n`);
process.exitCode = await (programs ? runWithServer(programs, command, args) : run(command, args));

async function runWithServer(programs: string, command: string, args: string[]): Promise<number> {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'postgres-'));
  const directory = folder.path;
  const user = postgresUser();
  if (user) chownSync(directory, user.uid, user.gid);
  const port = await freePort();
  const data = join(directory, 'data');
  const stdio: ('ignore' | 'inherit')[] = ['ignore', 'ignore', 'inherit'];
  const asUser = { ...user, stdio, cwd: directory };
  const control = (...args: string[]) => execFileSync(join(programs, 'pg_ctl'), ['-D', data, ...args], asUser);
  execFileSync(join(programs, 'initdb'), ['-D', data, '-U', 'postgres', '--auth=trust', '-E', 'UTF8'], asUser);
  // As durable as in production, but reachable on the loopback address only.
  const settings = `-c listen_addresses=127.0.0.1 -c unix_socket_directories= -p ${port}`;
  control('-w', '-o', settings, '-l', join(directory, 'log'), 'start');
  try {
    return await run(command, args, {
      TEST_DATABASE_URL: `postgres://postgres@127.0.0.1:${port}/postgres`,
      // For tests that stop and start the server themselves.
      TEST_POSTGRES_DATA: data,
      TEST_POSTGRES_PROGRAMS: programs,
    });
  } finally {
    control('-m', 'immediate', 'stop');
  }
}

async function run(command: string, args: string[], variables?: Record<string, string>): Promise<number> {
  const child = spawn(command, args, { stdio: 'inherit', env: { ...process.env, ...variables } });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal));
  const [code] = await once(child, 'exit');
  return code ?? 1;
}

/** PostgreSQL refuses to run as root; then it runs as the user that its package made. */
function postgresUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}

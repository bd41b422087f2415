import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { freshDatabase } from '#server/store/test-stores.ts';
import { sendUntil, startSenders } from './senders.ts';
import { sendRestAndCount, setUpMail, startProcess } from './set-up.ts';

const { TEST_DATABASE_URL: databaseUrl, TEST_POSTGRES_DATA: data, TEST_POSTGRES_PROGRAMS: programs } = process.env;

async function setUp() {
  return setUpMail('up', await freshDatabase(databaseUrl ?? ''));
}

/**
 * Stops or starts the server that tools/dev/with-postgres.ts made, as the user that owns it. Not by `spawnSync`, which
 * would stop the senders in this process for so long that the contact service closes their connections.
 */
async function control(...command: string[]): Promise<void> {
  if (!data || !programs || !databaseUrl) throw new Error('run it under tools/dev/with-postgres.ts');
  const { uid, gid } = statSync(data);
  const settings = `-c listen_addresses=127.0.0.1 -c unix_socket_directories= -p ${new URL(databaseUrl).port}`;
  const args = ['-D', data, '-w', '-o', settings, '-l', join(dirname(data), 'log'), ...command];
  const child = spawn(join(programs, 'pg_ctl'), args, { uid, gid, cwd: dirname(data), stdio: 'ignore' });
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error(`pg_ctl ended with ${code}`);
}

function startAgain(): Promise<void> {
  // Fails if it runs already.
  return control('start').catch(() => {});
}

/** A connection may break in any step of what uses it, and once does not meet them all. */
const vanishings = 5;

test.skipIf(!data)('no message is lost and no mail sent twice when PostgreSQL vanishes again and again', async () => {
  const { receiver, settings, tally } = await setUp();
  const server = await startProcess(settings);
  onTestFinished(startAgain);
  const senders = startSenders(server.address, tally);
  for (let round = 0; round < vanishings; round += 1) {
    const before = tally.acknowledged.size;
    await expect.poll(() => tally.acknowledged.size).toBeGreaterThan(before + 50);
    await control('stop', '-m', 'immediate');
    expect((await fetch(`${server.address}/readyz`)).status).toBe(503);
    expect((await fetch(`${server.address}/healthz`)).status).toBe(200);
    await control('start');
  }
  await senders.stop();
  await sendUntil(server.address, 200, 50, tally);
  await server.stop();
  expect(await sendRestAndCount(settings, tally, receiver)).toMatchObject({ doubled: 0 });
  expect([...tally.statuses.keys()].sort()).toEqual([200, 503]);
});

test.skipIf(!databaseUrl)('two processes on one PostgreSQL lose nothing and send each mail once', async () => {
  const { receiver, settings, tally } = await setUp();
  const servers = await Promise.all([startProcess(settings), startProcess(settings)]);
  await Promise.all(servers.map((server) => sendUntil(server.address, 200, 300, tally)));
  await Promise.all(servers.map((server) => server.stop()));
  const counted = await sendRestAndCount(settings, tally, receiver);
  expect(counted).toMatchObject({ stored: tally.acknowledged.size, doubled: 0 });
});

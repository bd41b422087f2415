import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { addressIn } from '#tests/e2e/site-process.ts';
import { temporaryFolder } from '#tests/temporary-folder.ts';
import { startSenders } from './senders.ts';
import { sendRestAndCount, setUpMail, startProcess } from './set-up.ts';

test('SIGTERM to `npm start` ends the server within the ten seconds of a container and leaves no process', async () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
  // The same line but for the check of the build, which would build here first.
  const start = scripts.start.replace('tools/dev/start.ts', resolve('server/main.ts'));
  const root = temporaryFolder({ 'package.json': JSON.stringify({ scripts: { start } }) });
  symlinkSync(resolve('content'), join(root, 'content'));
  const env = { ...process.env, PORT: '0', DATA_DIR: join(root, 'data') };
  const npm = spawn('npm', ['start'], { cwd: root, env, stdio: ['ignore', 'pipe', 'inherit'] });
  onTestFinished(() => void npm.kill('SIGKILL'));
  const address = await addressIn(npm.stdout);
  expect((await fetch(`${address}/healthz`)).status).toBe(200);
  // Its end is that of the last process that holds it.
  const silent = once(npm.stdout, 'close');
  const asked = performance.now();
  npm.kill('SIGTERM');
  await silent;
  expect(performance.now() - asked).toBeLessThan(10_000);
  await expect(fetch(`${address}/healthz`)).rejects.toThrow();
});

test('a stop under load ends in time and loses no acknowledged message', async () => {
  const { receiver, settings, tally } = await setUpMail('slow');
  const server = await startProcess(settings);
  const senders = startSenders(server.address, tally);
  await expect.poll(() => tally.acknowledged.size).toBeGreaterThan(50);
  const asked = performance.now();
  await server.stop();
  expect(performance.now() - asked).toBeLessThan(10_000);
  await senders.stop();
  receiver.behaviour = 'up';
  expect([...tally.statuses.keys()].filter((status) => ![0, 200].includes(status))).toEqual([]);
  const { doubled } = await sendRestAndCount(settings, tally, receiver);
  expect(doubled).toBe(0);
});

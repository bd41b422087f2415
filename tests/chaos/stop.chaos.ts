import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { startProcess } from './contact-process.ts';
import { mailSettings, sendRestAndCount } from './counts.ts';
import { newTally, startSenders } from './senders.ts';
import { startReceiver } from './smtp-receiver.ts';

test('SIGTERM to `npm start` ends the server within the ten seconds of a container and leaves no process', async () => {
  const root = mkdtempSync(join(tmpdir(), 'stop-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
  // The same line but for the check of the build, which would build here first.
  const start = scripts.start.replace('tools/dev/start.ts', resolve('server/main.ts'));
  writeFileSync(join(root, 'package.json'), JSON.stringify({ scripts: { start } }));
  symlinkSync(resolve('content'), join(root, 'content'));
  const env = { ...process.env, PORT: '0', DATA_DIR: join(root, 'data') };
  const npm = spawn('npm', ['start'], { cwd: root, env, stdio: ['ignore', 'pipe', 'inherit'] });
  onTestFinished(() => void npm.kill('SIGKILL'));
  const address = await new Promise<string>((done) => {
    let said = '';
    npm.stdout.on('data', (chunk) => {
      said += chunk;
      const [, found] = /is at (http:\S+)/.exec(said) ?? [];
      if (found) done(found);
    });
  });
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
  const directory = mkdtempSync(join(tmpdir(), 'stop-'));
  onTestFinished(() => rmSync(directory, { recursive: true }));
  const receiver = await startReceiver('slow');
  onTestFinished(() => receiver.close());
  const settings = mailSettings(directory, receiver.port);
  const tally = newTally();
  const server = await startProcess(settings);
  const senders = startSenders(server.address, 8, tally);
  await expect.poll(() => tally.acknowledged.size, { timeout: 30_000 }).toBeGreaterThan(50);
  const asked = performance.now();
  await server.stop();
  expect(performance.now() - asked).toBeLessThan(10_000);
  await senders.stop();
  receiver.behaviour = 'up';
  expect([...tally.statuses.keys()].filter((status) => ![0, 200].includes(status))).toEqual([]);
  const { doubled } = await sendRestAndCount('SQLite, stopped under load', settings, tally, receiver);
  expect(doubled).toBe(0);
});

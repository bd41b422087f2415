import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

const port = 4650;
const site = `http://127.0.0.1:${port}`;
const statusOf = (address: string) =>
  fetch(address).then(
    ({ status }) => status,
    () => 0,
  );

/** A folder below this one, as those of the project's own data are. */
function folderIn(parent: string): string {
  mkdirSync(parent, { recursive: true });
  const folder = mkdtempSync(join(parent, 'served-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

test('`npm run edit` touches and shows no data of a site in earnest, and SIGTERM leaves no process', async () => {
  const inEarnest = folderIn('data');
  const elsewhere = folderIn('test-results');
  rmSync('data/development', { recursive: true, force: true });
  const npm = spawn('npm', ['run', 'edit'], {
    env: {
      ...process.env,
      DEV_PORT: `${port}`,
      DATA_DIR: inEarnest,
      BACKUP_DIR: inEarnest,
      DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
  });
  // All of its group, should the test fail.
  onTestFinished(() => void (npm.exitCode ?? npm.signalCode ?? process.kill(-Number(npm.pid), 'SIGKILL')));
  // Its end is that of the last process that holds it.
  const silent = once(npm.stdout.resume(), 'close');
  for (const address of [`${site}/`, `${site}/api/contact/`, `http://127.0.0.1:${port + 2}/`])
    await expect.poll(() => statusOf(address), { timeout: 200_000 }).not.toBe(0);

  expect(await statusOf(`http://127.0.0.1:${port + 1}/readyz`)).toBe(200);
  expect(existsSync('data/development/messages.db')).toBe(true);
  expect(readdirSync(inEarnest)).toEqual([]);

  const kept = [join(inEarnest, 'any.txt'), join(elsewhere, 'messages.db-wal'), join(elsewhere, 'mail.eml'), '.env.of'];
  for (const file of kept) writeFileSync(file, 'secret');
  onTestFinished(() => rmSync('.env.of'));
  for (const file of kept)
    expect([file, await statusOf(`${site}/${file}`), await statusOf(`${site}/@fs${resolve(file)}?raw`)]).toEqual([
      file,
      403,
      403,
    ]);

  npm.kill('SIGTERM');
  await silent;
  expect(await Promise.all([0, 1, 2].map((more) => statusOf(`http://127.0.0.1:${port + more}/`)))).toEqual([0, 0, 0]);
}, 600_000);

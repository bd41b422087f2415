import { execFileSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { sendUntil } from './senders.ts';
import { sendRestAndCount, setUpMail, startProcess } from './set-up.ts';

/** Mounts a small disk on a folder for the length of the test; false where this user may not. */
function mountDisk(directory: string, megabytes: number): boolean {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', directory], { stdio: 'ignore' });
  } catch {
    return false;
  }
  onTestFinished(() => void execFileSync('umount', [directory]));
  return true;
}

test('no acknowledged message is lost when the disk is full, and messages pass again when it is not', async (context) => {
  const { directory, receiver, settings, tally } = await setUpMail();
  if (!mountDisk(directory, 8))
    context.skip('a small disk cannot be mounted: only root may, outside of most containers');
  const ballast = join(directory, 'ballast');
  writeFileSync(ballast, Buffer.alloc(5_000_000));
  const server = await startProcess(settings);
  await sendUntil(server.address, 503, 50, tally);
  expect(tally.acknowledged.size).toBeGreaterThan(50);
  const isReady = async () => (await fetch(`${server.address}/readyz`)).ok;
  await expect.poll(isReady).toBe(false);
  rmSync(ballast);
  await expect.poll(isReady).toBe(true);
  await sendUntil(server.address, 200, 50, tally);
  await server.stop();
  await sendRestAndCount(settings, tally, receiver);
});

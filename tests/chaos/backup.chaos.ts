import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { temporaryFolder } from '#tests/temporary-folder.ts';
import { newTally, startSenders } from './senders.ts';
import { startProcess } from './set-up.ts';

const run = promisify(execFile);

async function inbox(directory: string, ...args: string[]): Promise<string> {
  const env = { PATH: process.env.PATH, DATA_DIR: directory };
  return (await run(process.execPath, ['server/cli/inbox.ts', ...args], { env, maxBuffer: 1e9 })).stdout;
}

test('a backup taken and restored under load has every message acknowledged before it', async () => {
  const [directory, restored] = [temporaryFolder(), temporaryFolder()];
  const tally = newTally();
  const server = await startProcess({ DATA_DIR: directory });
  const senders = startSenders(server.address, 8, tally);
  await expect.poll(() => tally.acknowledged.size).toBeGreaterThan(300);
  const before = [...tally.acknowledged];
  const file = join(directory, 'copy.db');
  expect(await inbox(directory, 'backup', file)).toContain('is whole');
  await senders.stop();
  expect([...tally.statuses.keys()]).toEqual([200]);
  await inbox(restored, 'restore', file, '--yes');
  const again = await startProcess({ DATA_DIR: restored });
  const exported = (await inbox(restored, 'export', '--format', 'json')).trim().split('\n');
  const references = new Set(exported.map((line) => JSON.parse(line).reference));
  expect(before.filter((reference) => !references.has(reference))).toEqual([]);
  expect(references.size).toBeLessThanOrEqual(tally.acknowledged.size);
  await again.stop();
});

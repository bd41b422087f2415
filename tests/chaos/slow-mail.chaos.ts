import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { sendUntil } from './answers.ts';
import { startProcess } from './contact-process.ts';
import { mailSettings, sendRestAndCount } from './counts.ts';
import { newTally } from './senders.ts';
import { startReceiver } from './smtp-receiver.ts';

test('a mail server that takes 25 seconds to accept each mail gets each once', { timeout: 300_000 }, async () => {
  const directory = mkdtempSync(join(tmpdir(), 'slow-mail-'));
  onTestFinished(() => rmSync(directory, { recursive: true }));
  const receiver = await startReceiver('slow');
  receiver.slowMs = 25_000;
  onTestFinished(() => receiver.close());
  const settings = mailSettings(directory, receiver.port);
  const tally = newTally();
  const server = await startProcess(settings);
  await sendUntil(server.address, 200, 8, tally);
  await expect.poll(() => receiver.arrived.size, { timeout: 200_000 }).toBe(tally.acknowledged.size);
  await server.stop();
  receiver.behaviour = 'up';
  const counted = await sendRestAndCount('SQLite, mail server takes 25 s', settings, tally, receiver);
  expect(counted.doubled).toBe(0);
});

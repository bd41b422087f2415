import { expect, test } from 'vitest';
import { sendRestAndCount } from './counts.ts';
import { sendUntil } from './senders.ts';
import { setUpMail, startProcess } from './set-up.ts';

test('a mail server that takes 25 seconds to accept each mail gets each once', { timeout: 300_000 }, async () => {
  const { receiver, settings, tally } = await setUpMail('slow');
  receiver.slowMs = 25_000;
  const server = await startProcess(settings);
  await sendUntil(server.address, 200, 8, tally);
  await expect.poll(() => receiver.arrived.size, { timeout: 200_000 }).toBe(tally.acknowledged.size);
  await server.stop();
  receiver.behaviour = 'up';
  const counted = await sendRestAndCount('SQLite, mail server takes 25 s', settings, tally, receiver);
  expect(counted.doubled).toBe(0);
});

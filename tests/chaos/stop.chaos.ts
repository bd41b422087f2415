import { expect, test } from 'vitest';
import { startSenders } from './senders.ts';
import { sendRestAndCount, setUpMail, startProcess } from './set-up.ts';

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

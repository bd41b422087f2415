import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { sendRestAndCount } from './counts.ts';
import { sendUntil } from './senders.ts';
import { setUpMail, startProcess } from './set-up.ts';

test('no message is refused, lost or sent twice when the clock jumps three days ahead, back, and home', async () => {
  const { receiver, settings, tally } = await setUpMail();
  const clock = `--import ${resolve('tests/chaos/moving-clock.ts')}`;
  const server = await startProcess({ ...settings, NODE_OPTIONS: clock });
  await sendUntil(server.address, 200, 100, tally);
  for (let jump = 0; jump < 3; jump += 1) {
    server.signal('SIGUSR2');
    await sendUntil(server.address, 200, 100, tally);
  }
  await expect.poll(() => receiver.arrived.size).toBe(tally.acknowledged.size);
  await server.stop();
  const counted = await sendRestAndCount('SQLite, clock moved by +72 h, -144 h, +72 h', settings, tally, receiver);
  expect([[...tally.statuses.keys()], counted.doubled]).toEqual([[200], 0]);
});

import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { freshDatabase } from '#server/store/test-stores.ts';
import { startSenders } from './senders.ts';
import { sendRestAndCount, setUpMail, startProcess } from './set-up.ts';
import type { Behaviour } from './smtp-receiver.ts';

const databaseUrl = process.env.TEST_DATABASE_URL;
const kills = 6;
/** What the outbox may have under way when it is killed; of those a mail server may have taken some. */
const underWay = 8;
const modes: Behaviour[] = ['up', 'down', 'slow', 'refusing'];

async function killAndCount(mode: Behaviour, url?: string): Promise<void> {
  const { receiver, settings, tally } = await setUpMail(mode, url);
  for (let round = 0; round < kills; round += 1) {
    const server = await startProcess(settings);
    const senders = startSenders(server.address, tally);
    // Not sooner than messages are taken: a busy machine may need a while.
    const before = tally.acknowledged.size;
    await expect.poll(() => tally.acknowledged.size, { interval: 20 }).toBeGreaterThan(before + 5);
    await wait(Math.random() * 500);
    await server.kill();
    await senders.stop();
  }
  receiver.behaviour = 'up';
  const { doubled } = await sendRestAndCount(settings, tally, receiver);
  expect(doubled).toBeLessThanOrEqual(kills * underWay);
}

test.each(modes)('no acknowledged message is lost by a kill, mail server %s (SQLite)', (mode) => killAndCount(mode));

test.skipIf(!databaseUrl).each(modes)('none is lost by a kill, mail server %s (PostgreSQL)', async (mode) =>
  killAndCount(mode, await freshDatabase(databaseUrl ?? '')),
);

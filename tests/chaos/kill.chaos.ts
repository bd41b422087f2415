import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { freshDatabase } from '#server/store/stores-under-test.ts';
import { startProcess } from './contact-process.ts';
import { mailSettings, sendRestAndCount } from './counts.ts';
import { newTally, startSenders } from './senders.ts';
import { type Behaviour, startReceiver } from './smtp-receiver.ts';

const databaseUrl = process.env.TEST_DATABASE_URL;
const kills = 6;
/** What the outbox may have under way when it is killed; of those a mail server may have taken some. */
const underWay = 8;
const modes: (Behaviour | 'down')[] = ['up', 'down', 'slow', 'refusing', 'closing half-way'];

async function killAndCount(mode: Behaviour | 'down', url?: string): Promise<void> {
  const directory = mkdtempSync(join(tmpdir(), 'kill-'));
  onTestFinished(() => rmSync(directory, { recursive: true }));
  const receiver = await startReceiver(mode === 'down' ? 'up' : mode);
  onTestFinished(() => receiver.close());
  const tally = newTally();
  for (let round = 0; round < kills; round += 1) {
    const server = await startProcess(mailSettings(directory, mode === 'down' ? 1 : receiver.port, url));
    const senders = startSenders(server.address, 8, tally, { pauseMs: 15 });
    await new Promise((resolve) => setTimeout(resolve, 100 + Math.random() * 500));
    await server.kill();
    await senders.stop();
  }
  receiver.behaviour = 'up';
  const what = `${url ? 'PostgreSQL' : 'SQLite'}, mail server ${mode}, ${kills} kills`;
  const { doubled } = await sendRestAndCount(what, mailSettings(directory, receiver.port, url), tally, receiver);
  process.stdout.write(`${what}: ${receiver.unheard.size} mails were taken when their sender was dead\n`);
  expect(doubled).toBeLessThanOrEqual(kills * underWay);
}

test.each(modes)('no acknowledged message is lost when the process is killed, mail server %s (SQLite)', (mode) =>
  killAndCount(mode),
);

test.skipIf(!databaseUrl).each(modes)(
  'no acknowledged message is lost when the process is killed, mail server %s (PostgreSQL)',
  async (mode) => killAndCount(mode, await freshDatabase(databaseUrl ?? '')),
);

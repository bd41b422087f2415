import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { openStore, type Store } from '#server/store/store.ts';
import { freshDatabase } from '#server/store/stores-under-test.ts';
import { startProcess } from './contact-process.ts';
import { newTally, startSenders } from './senders.ts';
import { type Behaviour, startReceiver } from './smtp-receiver.ts';

const databaseUrl = process.env.TEST_DATABASE_URL;
const kills = 6;
const modes: (Behaviour | 'down')[] = ['up', 'down', 'slow', 'refusing', 'closing half-way'];

async function killAndCount(mode: Behaviour | 'down', url?: string): Promise<void> {
  const directory = mkdtempSync(join(tmpdir(), 'kill-'));
  onTestFinished(() => rmSync(directory, { recursive: true }));
  const receiver = await startReceiver(mode === 'down' ? 'up' : mode);
  onTestFinished(() => receiver.close());
  const smtpPort = mode === 'down' ? 1 : receiver.port;
  const settings = (port: number) => ({
    DATA_DIR: directory,
    SMTP_URL: `smtp://127.0.0.1:${port}`,
    CONTACT_TO: 'office@company.test',
    CONTACT_FROM: 'web@company.test',
    ...(url ? { DATABASE_URL: url } : {}),
  });
  const tally = newTally();
  for (let round = 0; round < kills; round += 1) {
    const server = await startProcess(settings(smtpPort));
    const senders = startSenders(server.address, 8, tally, 15);
    await new Promise((resolve) => setTimeout(resolve, 100 + Math.random() * 500));
    await server.kill();
    await senders.stop();
  }
  receiver.behaviour = 'up';
  const open = () => openStore({ file: join(directory, 'messages.db'), databaseUrl: url });
  await withStore(open, (store) => store.db.updateTable('mails').set({ next_at: 0, lease_until: 0 }).execute());
  const server = await startProcess(settings(receiver.port));
  const waiting = async (store: Store) =>
    (await store.db.selectFrom('mails').select('message_id').where('state', '=', 'waiting').execute()).length;
  await expect.poll(() => withStore(open, waiting), { timeout: 90_000, interval: 1000 }).toBe(0);
  await server.stop();
  const stored = await withStore(open, async (store) =>
    (await store.db.selectFrom('messages').select('id').execute()).map(({ id }) => id),
  );
  report(mode, url, tally.acknowledged, new Set(stored), receiver.arrived);
  expect([...tally.acknowledged].filter((id) => !stored.includes(id))).toEqual([]);
  expect([...tally.acknowledged].filter((id) => !receiver.arrived.has(id))).toEqual([]);
}

async function withStore<T>(open: () => Promise<Store>, use: (store: Store) => Promise<T>): Promise<T> {
  const store = await open();
  const result = await use(store);
  await store.close();
  return result;
}

function report(
  mode: string,
  url: string | undefined,
  acknowledged: Set<string>,
  stored: Set<string>,
  arrived: Map<string, number>,
): void {
  const doubled = [...arrived.values()].filter((times) => times > 1).length;
  process.stdout.write(
    `${url ? 'PostgreSQL' : 'SQLite'}, mail server ${mode}, ${kills} kills: acknowledged ${acknowledged.size}, ` +
      `stored ${stored.size}, delivered ${arrived.size}, doubled ${doubled}\n`,
  );
}

test.each(modes)('no acknowledged message is lost when the process is killed, mail server %s (SQLite)', (mode) =>
  killAndCount(mode),
);

test.skipIf(!databaseUrl).each(modes)(
  'no acknowledged message is lost when the process is killed, mail server %s (PostgreSQL)',
  async (mode) => killAndCount(mode, await freshDatabase(databaseUrl ?? '')),
);

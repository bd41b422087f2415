import { join } from 'node:path';
import { expect } from 'vitest';
import { openStore, type Store } from '#server/store/store.ts';
import type { Tally } from './senders.ts';
import { startProcess } from './set-up.ts';
import type { SmtpReceiver } from './smtp-receiver.ts';

/**
 * Lets a fresh server send all mail that is left, with all waits cut short, prints the counts and checks that nothing
 * acknowledged is missing in the store or in the mailbox. No server may run any more when it is called.
 */
export async function sendRestAndCount(
  what: string,
  settings: Record<string, string>,
  { acknowledged, statuses }: Tally,
  { arrived }: SmtpReceiver,
) {
  await withStore(settings, ({ db }) => db.updateTable('mails').set({ next_at: 0, lease_until: 0 }).execute());
  const server = await startProcess(settings);
  await expect.poll(() => withStore(settings, waitingMails), { timeout: 90_000, interval: 1000 }).toBe(0);
  await server.stop();
  const rows = await withStore(settings, ({ db }) => db.selectFrom('messages').select('id').execute());
  const stored = new Set(rows.map(({ id }) => id));
  const counted = {
    acknowledged: acknowledged.size,
    stored: stored.size,
    delivered: arrived.size,
    doubled: [...arrived.values()].filter((times) => times > 1).length,
    lost: [...acknowledged].filter((id) => !stored.has(id) || !arrived.has(id)).length,
  };
  const counts = Object.entries(counted).map(([name, count]) => `${name} ${count}`);
  const answers = [...statuses].map(([status, times]) => `${times} × ${status || 'broken off'}`);
  process.stdout.write(`${what}: ${counts.join(', ')} (answers: ${answers.join(', ')})\n`);
  expect(counted.lost).toBe(0);
  return counted;
}

async function withStore<T>(settings: Record<string, string>, use: (store: Store) => Promise<T>): Promise<T> {
  const store = await openStore({
    file: join(settings.DATA_DIR ?? '', 'messages.db'),
    databaseUrl: settings.DATABASE_URL,
  });
  try {
    return await use(store);
  } finally {
    await store.close();
  }
}

async function waitingMails({ db }: Store): Promise<number> {
  return (await db.selectFrom('mails').select('message_id').where('state', '=', 'waiting').execute()).length;
}

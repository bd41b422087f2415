import { join } from 'node:path';
import { expect, onTestFinished } from 'vitest';
import { openStore, type Store } from '#server/store/store.ts';
import { type SiteProcess, startSite } from '#tests/e2e/site-process.ts';
import { temporaryFolder } from '#tests/temporary-folder.ts';
import { Tally } from './senders.ts';
import { type Behaviour, type SmtpReceiver, startReceiver } from './smtp-receiver.ts';

/** A mail server for the length of the test, the settings of a server that sends to it, and a tally of its messages. */
export async function setUpMail(behaviour: Behaviour = 'up', databaseUrl?: string) {
  const directory = temporaryFolder();
  const receiver = await startReceiver(behaviour);
  onTestFinished(() => receiver[Symbol.asyncDispose]());
  const settings: Record<string, string> = {
    DATA_DIR: directory,
    SMTP_URL: `smtp://127.0.0.1:${receiver.port}`,
    CONTACT_TO: 'office@company.test',
    CONTACT_FROM: 'web@company.test',
    ...(databaseUrl && { DATABASE_URL: databaseUrl }),
  };
  return { directory, receiver, settings, tally: new Tally() };
}

/** Starts the real service with these settings and hardly a limit. It ends with the test. */
export async function startProcess(settings: Record<string, string>): Promise<SiteProcess> {
  const env = { PATH: process.env.PATH, RATE_PER_ADDRESS: '100000000', ...settings };
  const server = await startSite(env, '.', '--service-alone');
  onTestFinished(server.kill);
  return server;
}

/**
 * Lets a fresh server send all mail that is left, with all waits cut short, and checks that nothing
 * acknowledged is missing in the store or in the mailbox. No server may run any more when it is called.
 */
export async function sendRestAndCount(settings: Record<string, string>, tally: Tally, { arrived }: SmtpReceiver) {
  await withStore(settings, (db) => db.updateTable('mails').set({ next_at: 0 }).execute());
  const server = await startProcess(settings);
  await expect.poll(() => withStore(settings, waitingMails), { timeout: 90_000, interval: 1000 }).toBe(0);
  await server.stop();
  const rows = await withStore(settings, (db) => db.selectFrom('messages').select('id').execute());
  const stored = new Set(rows.map(({ id }) => id));
  const doubled = [...arrived.values()].filter((times) => times > 1).length;
  const lost = [...tally.acknowledged].filter((id) => !stored.has(id) || !arrived.has(id));
  expect(lost).toEqual([]);
  return { stored: stored.size, doubled };
}

export async function withStore<T>(settings: Record<string, string>, use: (db: Store['db']) => Promise<T>): Promise<T> {
  const file = join(settings.DATA_DIR ?? '', 'messages.db');
  const store = await openStore({ file, databaseUrl: settings.DATABASE_URL });
  await using db = store.db;
  return await use(db);
}

async function waitingMails(db: Store['db']): Promise<number> {
  return (await db.selectFrom('mails').select('message_id').where('state', '=', 'waiting').execute()).length;
}

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
  return { directory, receiver, settings: mailSettings(directory, receiver.port, databaseUrl), tally: new Tally() };
}

export function mailSettings(directory: string, smtpPort: number, databaseUrl?: string): Record<string, string> {
  return {
    DATA_DIR: directory,
    SMTP_URL: `smtp://127.0.0.1:${smtpPort}`,
    CONTACT_TO: 'office@company.test',
    CONTACT_FROM: 'web@company.test',
    ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}),
  };
}

const unlimited = { RATE_PER_ADDRESS: '100000000' };

/** Starts the real service with these settings. It ends with the test. */
export function startProcess(settings: Record<string, string>): Promise<SiteProcess> {
  return startIn('.', { ...unlimited, ...settings }, '--service-alone');
}

/** Starts the real server in a folder, which holds what it reads. It ends with the test. */
export async function startIn(cwd: string, settings: Record<string, string>, ...args: string[]): Promise<SiteProcess> {
  const server = await startSite({ PATH: process.env.PATH, ...settings }, cwd, ...args);
  onTestFinished(server.kill);
  return server;
}

/**
 * Lets a fresh server send all mail that is left, with all waits cut short, prints the counts and checks that nothing
 * acknowledged is missing in the store or in the mailbox. No server may run any more when it is called.
 */
export async function sendRestAndCount(
  what: string,
  settings: Record<string, string>,
  tally: Tally,
  { arrived }: SmtpReceiver,
) {
  await withStore(settings, (db) => db.updateTable('mails').set({ next_at: 0 }).execute());
  const server = await startProcess(settings);
  await expect.poll(() => withStore(settings, waitingMails), { timeout: 90_000, interval: 1000 }).toBe(0);
  await server.stop();
  const rows = await withStore(settings, (db) => db.selectFrom('messages').select('id').execute());
  const stored = new Set(rows.map(({ id }) => id));
  const counted = {
    acknowledged: tally.acknowledged.size,
    stored: stored.size,
    delivered: arrived.size,
    doubled: [...arrived.values()].filter((times) => times > 1).length,
    lost: [...tally.acknowledged].filter((id) => !stored.has(id) || !arrived.has(id)).length,
  };
  const counts = Object.entries(counted).map(([name, count]) => `${name} ${count}`);
  process.stdout.write(`${what}: ${counts.join(', ')} (answers: ${tally})\n`);
  expect(counted.lost).toBe(0);
  return counted;
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

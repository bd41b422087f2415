import { join } from 'node:path';
import type { MailRow } from '#server/store/schema.ts';
import { openStore, type Store } from '#server/store/store.ts';
import { newMessage } from '#server/store/test-stores.ts';
import { temporaryFolder } from '#tests/temporary-folder.ts';
import { testSite } from '#tests/test-site.ts';
import { runInbox } from './run-inbox.ts';

export const now = Date.UTC(2026, 10, 20, 12);

/** An inbox over a database file of its own; `run` gives exit code, output and notes of one command line. */
export async function inbox(messages: Parameters<typeof newMessage>[0][] = [], settings: Record<string, string> = {}) {
  const directory = temporaryFolder();
  await withStore(async (store) => {
    for (const message of messages) await store.saveMessage(newMessage({ received_at: now - 60_000, ...message }));
  });
  const run = (...args: string[]) => pipe('', ...args);

  async function pipe(input: string, ...args: string[]) {
    const printed: string[] = [];
    const noted: string[] = [];
    const code = await runInbox(args, {
      clock: { now: () => now },
      readInput: async () => Buffer.from(input),
      print: (text) => printed.push(text),
      note: (text) => noted.push(text),
      settings: { DATA_DIR: directory, ...settings },
      openSite: testSite,
    });
    return { code, out: printed.join('\n'), notes: noted.join('\n') };
  }

  async function withStore<T>(use: (store: Store) => Promise<T>): Promise<T> {
    const opened = await openStore({ file: join(directory, 'messages.db') });
    const result = await use(opened);
    await opened.close();
    return result;
  }

  const setMails = (change: Partial<MailRow>) =>
    withStore((opened) => opened.db.updateTable('mails').set(change).execute());

  return { directory, run, pipe, withStore, setMails };
}

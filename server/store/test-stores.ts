import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import pg from 'pg';
import { onTestFinished, test } from 'vitest';
import { type ContactMessage, contactFields } from '#shared/contact.ts';
import { temporaryFolder } from '#tests/temporary-folder.ts';
import type { NewMessage } from './save-message.ts';
import type { CallRow, MessageRow } from './schema.ts';
import { openStore, type Store } from './store.ts';

const databaseUrl = process.env.TEST_DATABASE_URL;
if (!databaseUrl)
  process.stdout.write('PostgreSQL is not tested: TEST_DATABASE_URL is not set (see tools/dev/with-postgres.ts).\n');

/** Runs a test on SQLite and, when TEST_DATABASE_URL is set, on a fresh database of that PostgreSQL. */
export function testOnStores(sentence: string, body: (store: Store) => Promise<void>): void {
  test(`${sentence} (SQLite)`, async () => body(await storeInMemory()));
  testOnTwoProcesses(sentence, body);
}

/** Runs a test on a fresh PostgreSQL, with two stores as two processes have them. */
export function testOnTwoProcesses(sentence: string, body: (store: Store, other: Store) => Promise<void>): void {
  test.skipIf(!databaseUrl)(`${sentence} (PostgreSQL)`, async () => {
    const settings = { file: '', databaseUrl: await freshDatabase(databaseUrl ?? '') };
    const stores = await Promise.all([openStore(settings), openStore(settings)]);
    await body(...stores);
    await Promise.all(stores.map((store) => store.close()));
  });
}

export async function freshDatabase(url: string): Promise<string> {
  const name = `test_${randomBytes(8).toString('hex')}`;
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  const address = new URL(url);
  address.pathname = `/${name}`;
  return address.href;
}

/** A store in memory, which goes with the test. */
export async function storeInMemory(): Promise<Store> {
  const store = await openStore({ file: ':memory:' });
  onTestFinished(() => store.close());
  return store;
}

/** A store in a file and a folder of its own; all go with the test. */
export async function storeInFile() {
  const directory = temporaryFolder();
  const file = join(directory, 'messages.db');
  const store = await openStore({ file });
  onTestFinished(() => store.close());
  return { directory, file, store };
}

/** The confirmed call of a message. */
export function newCall(message_id: string, starts_at: number): CallRow {
  const others = { state: 'confirmed', confirm_by: 0, sequence: 0, reminded: 0 } as const;
  return { message_id, host: 'luz@firm.test', starts_at, ends_at: starts_at + 1, ...others };
}

/** A message ready to be stored, different from all others unless told. */
export function newMessage(
  changes: Partial<MessageRow> = {},
  mails: NewMessage['mails'] = ['notification'],
): NewMessage {
  const id = randomBytes(6).toString('hex').toUpperCase();
  const row: MessageRow = {
    ...(Object.fromEntries(contactFields.map((field) => [field, ''])) as ContactMessage),
    id,
    received_at: 1_000_000,
    locale: 'en',
    name: 'Ana Rivera',
    email: 'ana@cooperativa.test',
    phone: '7875550142',
    message: 'Can you help?',
    request_hash: `request ${id}`,
    content_hash: `content ${id}`,
    spam_score: 0,
    spam_reasons: '',
    held: 0,
    released_at: null,
    canary: 0,
    answered_at: null,
    answered_by: null,
    reminded: 'none',
    source: '{}',
  };
  return { row: { ...row, ...changes }, mails };
}

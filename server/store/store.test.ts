import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { createRateLimiter } from '#server/spam/rate-limit.ts';
import { lockDirectory } from './directory-lock.ts';
import { eraseEmail, removeTraces } from './erase.ts';
import { shareCounts } from './rate-counts.ts';
import { readSecret } from './secret.ts';
import { openStore } from './store.ts';
import { newMessage, testOnStores, testOnTwoProcesses } from './stores-under-test.ts';

testOnStores('a message comes back as it was stored, its times as numbers', async (store) => {
  const message = newMessage({ name: "Ñandú “🦤” '; drop table messages; --", received_at: 1_700_000_000_123 });
  expect(await store.saveMessage(message)).toEqual({ id: message.row.id, repeated: false });
  expect(await store.db.selectFrom('messages').selectAll().execute()).toEqual([message.row]);
});

testOnStores('many messages at once are all stored, each with its mail', async (store) => {
  const messages = Array.from({ length: 100 }, () => newMessage());
  await Promise.all(messages.map((message) => store.saveMessage(message)));
  const counts = await store.db
    .selectFrom('messages')
    .innerJoin('mails', 'mails.message_id', 'messages.id')
    .select('id')
    .execute();
  expect(counts).toHaveLength(100);
});

testOnStores('the same request many times at once is stored once, and all learn the same reference', async (store) => {
  const first = newMessage();
  const again = Array.from({ length: 50 }, () =>
    newMessage({ request_hash: first.row.request_hash, content_hash: first.row.content_hash }),
  );
  const saved = await Promise.all([first, ...again].map((message) => store.saveMessage(message)));
  expect(new Set(saved.map(({ id }) => id)).size).toBe(1);
  expect(saved.filter(({ repeated }) => !repeated)).toHaveLength(1);
  expect(await store.db.selectFrom('mails').selectAll().execute()).toHaveLength(1);
});

testOnTwoProcesses('two processes that store the same request at once store it once', async (store, other) => {
  for (let round = 0; round < 50; round += 1) {
    const { row } = newMessage();
    const twin = newMessage({ request_hash: row.request_hash, content_hash: row.content_hash });
    const [ours, theirs] = await Promise.all([store.saveMessage({ row, mails: ['notice'] }), other.saveMessage(twin)]);
    expect(theirs.id).toBe(ours.id);
  }
  expect(await store.db.selectFrom('mails').selectAll().execute()).toHaveLength(50);
});

testOnTwoProcesses('two processes share their counts for the rate limits', async (store, other) => {
  const clock = { now: () => 1_000_000 };
  const limits = { perAddress: 2, total: 10, windowMs: 600_000 };
  const [one, two] = [createRateLimiter(limits, clock), createRateLimiter(limits, clock)];
  one.take(['a']);
  two.take(['a']);
  await shareCounts(store, one, limits.windowMs);
  await shareCounts(other, two, limits.windowMs);
  expect(two.take(['a'])).toBeGreaterThan(0);
  await shareCounts(store, one, limits.windowMs);
  expect(one.take(['a'])).toBeGreaterThan(0);
});

testOnStores('one message that the database refuses does not take along those stored beside it', async (store) => {
  const bad = newMessage({ message: null as unknown as string });
  const results = await Promise.allSettled([newMessage(), bad, newMessage()].map((one) => store.saveMessage(one)));
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
});

testOnStores('a message that comes in the middle of another transaction is not undone with it', async (store) => {
  const message = newMessage();
  let saving: Promise<unknown> | undefined;
  const undone = store.db.transaction().execute(async (transaction) => {
    await transaction.insertInto('settings').values({ name: 'x', value: 'y' }).execute();
    saving = store.saveMessage(message);
    await new Promise((resolve) => setTimeout(resolve, 50));
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');
  expect(await saving).toEqual({ id: message.row.id, repeated: false });
  expect(await store.db.selectFrom('messages').select('id').execute()).toEqual([{ id: message.row.id }]);
  expect(await store.db.selectFrom('settings').select('name').where('name', '=', 'x').execute()).toEqual([]);
});

testOnStores('equal words within ten minutes are one message, later they are two', async (store) => {
  const first = newMessage({ received_at: 1_000_000, content_hash: 'same' });
  const soon = newMessage({ received_at: 1_599_000, content_hash: 'same' });
  const later = newMessage({ received_at: 1_600_001, content_hash: 'same' });
  await store.saveMessage(first);
  expect(await store.saveMessage(soon)).toEqual({ id: first.row.id, repeated: true });
  expect(await store.saveMessage(later)).toEqual({ id: later.row.id, repeated: false });
});

testOnStores('a person is erased with all mails, whatever the letter case, and nobody else', async (store) => {
  await store.saveMessage(newMessage({ email: 'Ana@Cooperativa.test' }));
  await store.saveMessage(newMessage({ email: 'ana@cooperativa.test' }));
  const other = newMessage({ email: 'eve@cooperativa.test' });
  await store.saveMessage(other);
  expect(await eraseEmail(store, ' ANA@cooperativa.test ')).toHaveLength(2);
  const left = await store.db.selectFrom('mails').select('message_id').execute();
  expect(left).toEqual([{ message_id: other.row.id }]);
});

testOnStores('the secret is made once and stays', async (store) => {
  const secret = await readSecret(store);
  expect(secret.length).toBeGreaterThan(40);
  expect(await readSecret(store)).toBe(secret);
});

testOnStores('the store answers a ping, and no more once it is closed', async (store) => {
  await store.ping();
  await store.close();
  await expect(store.ping()).rejects.toThrow();
});

test('an erased message leaves no trace in the files, and it is told while a reader keeps one', async () => {
  const directory = mkdtempSync(join(tmpdir(), 'store-'));
  const file = join(directory, 'messages.db');
  const store = await openStore({ file });
  await store.saveMessage(newMessage({ message: 'a secret of great weight' }));
  const bytes = () => readFileSync(file, 'latin1') + readFileSync(`${file}-wal`, 'latin1');
  expect(bytes()).toContain('a secret of great weight');
  const reader = new DatabaseSync(file);
  reader.exec('begin; select * from messages');
  await eraseEmail(store, 'ana@cooperativa.test');
  expect(await removeTraces(store, 200)).toBe(false);
  expect(bytes()).toContain('a secret of great weight');
  reader.close();
  expect(await removeTraces(store)).toBe(true);
  expect(bytes()).not.toContain('a secret of great weight');
  await store.close();
  rmSync(directory, { recursive: true });
});

test('while another process holds the file messages wait, then fail together, and pass when it is free', async () => {
  const directory = mkdtempSync(join(tmpdir(), 'store-'));
  const file = join(directory, 'messages.db');
  const store = await openStore({ file });
  const other = new DatabaseSync(file);
  other.exec('begin immediate');
  const start = performance.now();
  const held = await Promise.allSettled(Array.from({ length: 20 }, () => store.saveMessage(newMessage())));
  expect(held.map(({ status }) => status)).toEqual(Array(20).fill('rejected'));
  expect(performance.now() - start).toBeLessThan(4500);
  const waiting = store.saveMessage(newMessage());
  other.close();
  expect(await waiting).toMatchObject({ repeated: false });
  await store.close();
  rmSync(directory, { recursive: true });
});

test('a file that is no database is refused when it is opened', async () => {
  const directory = mkdtempSync(join(tmpdir(), 'store-'));
  writeFileSync(join(directory, 'messages.db'), 'this is no database, however long one looks at it '.repeat(50));
  await expect(openStore({ file: join(directory, 'messages.db') })).rejects.toThrow(/not a database/);
  rmSync(directory, { recursive: true });
});

test('a folder belongs to one process at a time', () => {
  const directory = mkdtempSync(join(tmpdir(), 'store-'));
  const lock = lockDirectory(directory);
  expect(() => lockDirectory(directory)).toThrow(/locked/);
  lock.release();
  lockDirectory(directory).release();
  rmSync(directory, { recursive: true });
});

testOnTwoProcesses(
  'a connection that breaks between two statements fails its transaction, and nothing else',
  async (store, other) => {
    const broken = store.db.transaction().execute(async (transaction) => {
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(transaction);
      await sql`select pg_terminate_backend(${rows[0]?.pid})`.execute(other.db);
      // Time for the news to come, while no statement waits for it.
      await new Promise((resolve) => setTimeout(resolve, 200));
      await sql`select 1`.execute(transaction);
    });
    await expect(broken).rejects.toThrow();
    await store.ping();
    expect(await store.saveMessage(newMessage())).toMatchObject({ repeated: false });
  },
);

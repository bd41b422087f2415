import { readFileSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { eraseEmail, findFromSender, removeTraces } from './erase.ts';
import { newMessage, storeInFile, testOnStores } from './test-stores.ts';

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

testOnStores('a person is erased with all mails, by every spelling of the mailbox, and nobody else', async (store) => {
  const own = ['Ana.Rivera@gmail.com', 'anarivera+x@googlemail.com', 'a_b@b.pr', 'A_B+tag@b.pr'];
  const others = ['ana@gmail.com', 'anarivera@b.pr', 'axb@b.pr', 'a_b@bxpr.com', 'x.a_b@b.pr'];
  const messages = [...own, ...others].map((email) => newMessage({ email }));
  for (const message of messages) await store.saveMessage(message);
  const ids = messages.map(({ row }) => row.id);
  expect((await findFromSender(store, 'a_b@b.pr')).ids.sort()).toEqual(ids.slice(2, 4).sort());
  expect([await eraseEmail(store, ' ANARIVERA@gmail.com '), await eraseEmail(store, 'a_b@b.pr')]).toEqual([2, 2]);
  const left = await store.db.selectFrom('mails').select('message_id').execute();
  expect(left.map(({ message_id }) => message_id).sort()).toEqual(ids.slice(4).sort());
});

test('an erased message leaves no trace in the files, and it is told while a reader keeps one', async () => {
  const { file, store } = await storeInFile();
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
});

test('a message waits while another process holds the file for a moment, and no longer', async () => {
  const { file, store } = await storeInFile();
  const other = new DatabaseSync(file);
  other.exec('begin immediate');
  await expect(store.saveMessage(newMessage())).rejects.toThrow('locked');
  other.close();
  expect(await store.saveMessage(newMessage())).toMatchObject({ repeated: false });
});

test('the reason of a transaction that SQLite has ended itself is told', async () => {
  const { store } = await storeInFile();
  const ended = store.db.transaction().execute(async (transaction) => {
    await sql`rollback`.execute(transaction);
    throw new Error('database or disk is full');
  });
  await expect(ended).rejects.toThrow('database or disk is full');
});

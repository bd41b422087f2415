import { sql } from 'kysely';
import { expect } from 'vitest';
import { sendNext } from './mail-queue.ts';
import { migrate } from './migrations.ts';
import { newMessage, testOnStores } from './test-stores.ts';
import { readSecret } from './tokens.ts';

testOnStores('a database of the first version is brought up to date and keeps all', async (store) => {
  const { db } = store;
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  for (const name of tables.map((table) => table.name).sort()) await db.schema.dropTable(name).execute();
  await migrate(db, '2026-11-20-messages');
  await sql`insert into messages values
    ('OLD', 1, 'en', 'Ana', 'a@b.pr', '', '', 'Hello', 'd', 'e', 0, '', 1, null, 0)`.execute(db);
  await sql`insert into mails values ('OLD', 'notice', 'waiting', 1, 0, 1, 9, 'one', null, null)`.execute(db);
  await sql`insert into settings values ('secret', 'kept')`.execute(db);
  await migrate(db);
  expect(await readSecret(store)).toBe('kept');
  expect((await sendNext(store, 2e6, async () => undefined))?.id).toBe('OLD');
  expect(await db.selectFrom('mails').select('kind').execute()).toEqual([{ kind: 'notification' }]);
  await store.saveMessage(newMessage({ id: 'NEW' }));
  const messages = db.selectFrom('messages').select(['id', 'message', 'held', 'reminded', 'source']);
  expect(await messages.orderBy('id').execute()).toEqual([
    { id: 'NEW', message: 'Can you help?', held: 0, reminded: 'none', source: '{}' },
    { id: 'OLD', message: 'Hello', held: 1, reminded: 'before', source: '{}' },
  ]);
});

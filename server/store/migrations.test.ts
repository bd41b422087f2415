import { sql } from 'kysely';
import { expect } from 'vitest';
import { sendNext } from './mail-queue.ts';
import { migrate, stepBack } from './migrations.ts';
import { newMessage, testOnStores } from './stores-under-test.ts';
import { readSecret } from './tokens.ts';

const old = 'id, received_at, locale, name, email, phone, website, message, request_hash, content_hash, spam_score';

testOnStores(
  'back to the version before and up again keeps messages, and reminds of none of the old',
  async (store) => {
    const { db } = store;
    await store.saveMessage(newMessage({ id: 'NEW' }));
    const secret = await readSecret(store);
    const target = '2026-11-25-answers';
    let undone = await stepBack(db);
    while (undone && undone !== target) undone = await stepBack(db);
    expect(undone).toBe(target);
    await sql`update mails set lease_owner = 'one', lease_until = 9`.execute(db);
    const columns = sql.raw(`${old}, spam_reasons, quarantined, canary`);
    await sql`insert into messages (${columns}) values ('OLD', 1, 'en', 'a', 'b', '', '', 'c', 'd', 'e', 0, '', 0, 0)`.execute(
      db,
    );
    await migrate(db);
    expect(await readSecret(store)).toBe(secret);
    expect((await sendNext(store, 2e6, new Set(), async () => undefined))?.id).toBe('NEW');
    await store.saveMessage(newMessage({ id: 'LATER' }));
    const messages = db.selectFrom('messages').select(['id', 'answered_at', 'reminded', 'source']).orderBy('id');
    expect(await messages.execute()).toEqual([
      { id: 'LATER', answered_at: null, reminded: 'none', source: '{}' },
      { id: 'NEW', answered_at: null, reminded: 'before', source: '{}' },
      { id: 'OLD', answered_at: null, reminded: 'before', source: '{}' },
    ]);
  },
);

import { type SqlBool, sql } from 'kysely';
import { expect } from 'vitest';
import { day } from '#shared/durations.ts';
import { closeCall } from './calls.ts';
import { eraseEmail } from './erase.ts';
import { sendNext } from './mail-queue.ts';
import type { Store } from './store.ts';
import { newCall, newMessage, testOnStores, testOnTwoProcesses } from './test-stores.ts';

const now = 2_000_000;

const send = async (store: Store, at = now) =>
  (await sendNext(store, at, async () => ({ state: 'sent', sent_at: at })))?.id;

/** A mail on its way, until `arrive` is called. */
function slowMail(store: Store) {
  const { promise: arrived, resolve: arrive } = Promise.withResolvers<void>();
  const { promise: begun, resolve: begin } = Promise.withResolvers<void>();
  const settled = sendNext(store, now, async () => {
    begin();
    await arrived;
    return { state: 'sent', sent_at: now };
  });
  return { begun, arrive, settled };
}

testOnStores('a mail under way is left alone, and one that waits behind it is sent', async (store) => {
  await store.saveMessage(newMessage({ id: 'A', received_at: 1 }));
  await store.saveMessage(newMessage({ id: 'B', received_at: 2 }));
  const slow = slowMail(store);
  await slow.begun;
  expect([await send(store, now + day), await send(store, now + day)]).toEqual(['B', undefined]);
  slow.arrive();
  expect((await slow.settled)?.id).toBe('A');
});

testOnTwoProcesses('what one process has under way no other sends, until its connection ends', async (store, other) => {
  await store.saveMessage(newMessage({ id: 'A' }));
  const slow = slowMail(store);
  await slow.begun;
  expect(await send(other)).toBeUndefined();
  const { pid } = await other.db
    .selectFrom(sql<{ pid: number }>`pg_stat_activity`.as('activity'))
    .select('pid')
    .where(sql<SqlBool>`datname = current_database() and state = 'idle in transaction'`)
    .executeTakeFirstOrThrow();
  await sql`select pg_terminate_backend(${pid})`.execute(other.db);
  await expect.poll(() => send(other)).toBe('A');
  slow.arrive();
  await expect(slow.settled).rejects.toThrow();
});

testOnStores(
  'a call is canceled while a mail about it is under way, and the mail that says so waits',
  async (store) => {
    await store.saveMessage(newMessage({ id: 'A' }, ['call']));
    const call = newCall('A', now + day);
    await store.db.insertInto('calls').values(call).execute();
    const slow = slowMail(store);
    await slow.begun;
    expect(await store.db.transaction().execute((db) => closeCall(db, call, now + 1))).toBe(true);
    slow.arrive();
    await slow.settled;
    const mails = store.db.selectFrom('mails').select(['kind', 'state']).orderBy('kind');
    expect(await mails.execute()).toEqual([
      { kind: 'call', state: 'waiting' },
      { kind: 'call-host', state: 'waiting' },
    ]);
  },
);

testOnStores('a person is erased while a mail about them is under way, and it does not come back', async (store) => {
  const message = newMessage();
  await store.saveMessage(message);
  const slow = slowMail(store);
  await slow.begun;
  expect(await eraseEmail(store, message.row.email)).toBe(1);
  slow.arrive();
  expect((await slow.settled)?.change).toMatchObject({ state: 'sent' });
  expect(await store.db.selectFrom('mails').selectAll().execute()).toEqual([]);
});

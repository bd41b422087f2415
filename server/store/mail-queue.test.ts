import { expect } from 'vitest';
import { dropLeases, type LeaseOptions, leaseMails, nextDue, queueState, settleMail } from './mail-queue.ts';
import { newMessage, testOnStores } from './stores-under-test.ts';

const now = 2_000_000;
const lease: LeaseOptions = { now, limit: 10, owner: 'one', leaseMs: 120_000 };

testOnStores('a mail is leased by one worker only, until its lease ends', async (store) => {
  await store.saveMessage(newMessage());
  expect(await leaseMails(store, lease)).toHaveLength(1);
  expect(await leaseMails(store, { ...lease, owner: 'two' })).toHaveLength(0);
  expect(await leaseMails(store, { ...lease, owner: 'two', now: now + 120_000 })).toHaveLength(1);
});

testOnStores('workers that lease at the same time share the mails without overlap', async (store) => {
  await Promise.all(Array.from({ length: 40 }, () => store.saveMessage(newMessage())));
  const owners = ['one', 'two', 'three', 'four'];
  const leases = await Promise.all(owners.map((owner) => leaseMails(store, { ...lease, owner })));
  const ids = leases.flat().map(({ message }) => message.id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.length).toBeGreaterThanOrEqual(10);
});

testOnStores('only the owner of the lease may write what became of a mail', async (store) => {
  await store.saveMessage(newMessage());
  const [leased] = await leaseMails(store, lease);
  if (!leased) throw new Error('nothing leased');
  await settleMail(store, 'two', leased.mail, { state: 'refused' });
  await settleMail(store, 'one', leased.mail, { state: 'sent', sent_at: now });
  await settleMail(store, 'one', leased.mail, { state: 'refused' });
  const row = await store.db.selectFrom('mails').selectAll().executeTakeFirstOrThrow();
  expect(row).toMatchObject({ state: 'sent', sent_at: now, lease_owner: null });
});

testOnStores('a mail is left alone before it is due', async (store) => {
  await store.saveMessage(newMessage({ received_at: now + 1 }));
  expect(await leaseMails(store, lease)).toHaveLength(0);
  expect(await nextDue(store)).toBe(now + 1);
  expect(await leaseMails(store, { ...lease, now: now + 1 })).toHaveLength(1);
});

testOnStores('a clock set back by a day delays no mail', async (store) => {
  await store.saveMessage(newMessage({ received_at: now }));
  expect(await leaseMails(store, { ...lease, now: now - 24 * 3600_000 })).toHaveLength(1);
});

testOnStores('a clock set back does not make a lease eternal', async (store) => {
  await store.saveMessage(newMessage({ received_at: 0 }));
  await leaseMails(store, { ...lease, now: now + 24 * 3600_000 });
  expect(await leaseMails(store, { ...lease, owner: 'two' })).toHaveLength(1);
});

testOnStores('held and sent mails are not leased', async (store) => {
  await store.saveMessage(newMessage({ quarantined: 1 }));
  expect(await leaseMails(store, lease)).toHaveLength(0);
});

testOnStores('a lease that another one overtook leaves alone what that one took', async (store) => {
  await store.saveMessage(newMessage());
  await leaseMails(store, lease);
  expect(await leaseMails(store, { ...lease, owner: 'two', now: now - 50 })).toHaveLength(0);
});

testOnStores('leases of a process that died are dropped at start', async (store) => {
  await store.saveMessage(newMessage());
  await leaseMails(store, lease);
  await dropLeases(store);
  expect(await leaseMails(store, { ...lease, owner: 'two' })).toHaveLength(1);
});

testOnStores('the state of the queue counts what waits, since when, and what is stuck', async (store) => {
  expect(await queueState(store, now)).toEqual({ waiting: 0, oldestMs: 0, mostAttempts: 0, stuck: 0 });
  await store.saveMessage(newMessage({ received_at: 500_000 }));
  const failing = newMessage({ received_at: 800_000 });
  const refused = newMessage();
  for (const message of [failing, refused]) await store.saveMessage(message);
  const change = (message: typeof refused, set: { state: 'refused' } | { attempts: number }) =>
    store.db.updateTable('mails').set(set).where('message_id', '=', message.row.id).execute();
  await change(failing, { attempts: 4 });
  await change(refused, { state: 'refused' });
  expect(await queueState(store, now)).toEqual({ waiting: 2, oldestMs: 1_500_000, mostAttempts: 4, stuck: 1 });
});

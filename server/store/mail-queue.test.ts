import { expect } from 'vitest';
import { dropLeases, leaseMails, nextDue, settleMail } from './mail-queue.ts';
import { newMessage, testOnStores } from './stores-under-test.ts';

const now = 2_000_000;
const lease = { now, limit: 10, owner: 'one', leaseMs: 120_000 };

const day = 24 * 3600_000;

for (const { what, received, first, second, leased } of [
  { what: 'a mail that is leased is left alone by others', received: 0, first: now, second: now + 119_999, leased: 0 },
  { what: 'a lease ends', received: 0, first: now, second: now + 120_000, leased: 1 },
  { what: 'a mail is left alone before it is due', received: now + 1, first: now, second: now, leased: 0 },
  { what: 'a mail is leased when it is due', received: now + 1, first: now, second: now + 1, leased: 1 },
  { what: 'a clock set back by a day delays no mail', received: now, first: 0, second: now - day, leased: 1 },
  { what: 'a clock set back makes no lease eternal', received: 0, first: now + day, second: now, leased: 1 },
  { what: 'a lease leaves alone what a later one took', received: 0, first: now, second: now - 50, leased: 0 },
])
  testOnStores(what, async (store) => {
    await store.saveMessage(newMessage({ received_at: received }));
    await leaseMails(store, { ...lease, now: first });
    expect(await leaseMails(store, { ...lease, owner: 'two', now: second })).toHaveLength(leased);
  });

testOnStores('held mails are not leased, and the next is due when it waits', async (store) => {
  await store.saveMessage(newMessage({ quarantined: 1 }));
  expect(await leaseMails(store, lease)).toHaveLength(0);
  await store.saveMessage(newMessage({ received_at: now + 1 }));
  expect(await nextDue(store)).toBe(now + 1);
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

testOnStores('leases of a process that died are dropped at start', async (store) => {
  await store.saveMessage(newMessage());
  await leaseMails(store, lease);
  await dropLeases(store);
  expect(await leaseMails(store, { ...lease, owner: 'two' })).toHaveLength(1);
});

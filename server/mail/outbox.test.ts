import { expect, test, vi } from 'vitest';
import type { Store } from '#server/store/store.ts';
import { newMessage, testOnStores } from '#server/store/test-stores.ts';
import type { Mailer } from './mailer.ts';
import { createOutbox } from './outbox.ts';

type OutboxContext = Parameters<typeof createOutbox>[0];

/** An outbox with these messages in its queue; `drain` is that of a worker of its own. */
async function outboxWith(
  store: Store,
  send: Mailer['send'],
  changes: Partial<OutboxContext> = {},
  messages = [newMessage()],
) {
  const clock = { time: 2_000_000, now: () => clock.time };
  const context: OutboxContext = {
    store,
    mailer: { send },
    compose: (_, { message }) => ({ to: message.email }),
    clock,
    random: () => 0,
    log: () => {},
    ...changes,
  };
  for (const message of messages) await store.saveMessage(message);
  const drain = (others: Partial<OutboxContext> = {}) => createOutbox({ ...context, ...others }).drain();
  return { clock, outbox: createOutbox(context), drain };
}

const states = async (store: Store) =>
  (await store.db.selectFrom('mails').select(['kind', 'state', 'attempts']).orderBy('kind').execute()).map(
    ({ kind, state, attempts }) => `${kind} ${state} ${attempts}`,
  );

testOnStores(
  'a webhook that fails holds no mail, is tried again like one, and skipped when it is no longer set',
  async (store) => {
    let isDown = true;
    const webhook = async () => {
      if (isDown) throw new Error('the receiver answered 500');
    };
    const [late, soon] = [newMessage({}, ['notification', 'webhook']), newMessage({}, ['webhook'])];
    const { clock, drain } = await outboxWith(store, async () => {}, { webhook }, [late, soon]);
    expect(await drain()).toEqual({ sent: 1, failed: 2 });
    isDown = false;
    clock.time += 1000;
    await store.db.updateTable('mails').set({ next_at: 9e6 }).where('message_id', '=', late.row.id).execute();
    expect(await drain()).toEqual({ sent: 1, failed: 0 });
    clock.time = 9e6;
    await drain({ webhook: undefined });
    expect((await states(store)).sort()).toEqual(['notification sent 1', 'webhook sent 2', 'webhook skipped 1']);
  },
);

testOnStores('a running worker sends what is queued, as soon as it is told', async (store) => {
  const { promise, resolve } = Promise.withResolvers<string>();
  const { outbox } = await outboxWith(store, async (name) => resolve(name), {}, []);
  outbox.start();
  const message = newMessage();
  await store.saveMessage(message);
  outbox.wake();
  expect(await promise).toBe(`${message.row.id}.notification`);
  await outbox.stop(600_000);
  expect(await states(store)).toEqual(['notification sent 1']);
});

testOnStores('a stop breaks off an attempt that hangs and leaves the mail in the queue', async (store) => {
  const began = Promise.withResolvers<void>();
  const send: Mailer['send'] = (_name, _mail, signal) => {
    began.resolve();
    return new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
  };
  const { outbox } = await outboxWith(store, send);
  outbox.start();
  await began.promise;
  await outbox.stop(10);
  expect(await states(store)).toEqual(['notification waiting 0']);
});

testOnStores('mails are sent side by side, so many at most', async (store) => {
  const { promise: end, resolve } = Promise.withResolvers<void>();
  const send = vi.fn(() => end);
  const messages = Array.from({ length: 12 }, () => newMessage());
  const { outbox } = await outboxWith(store, send, {}, messages);
  outbox.start();
  await expect.poll(() => send.mock.calls.length).toBe(8);
  resolve();
  await expect.poll(() => send.mock.calls.length).toBe(12);
  await outbox.stop(600_000);
});

test('the worker lives through a store that does not answer', async () => {
  const { promise, resolve } = Promise.withResolvers<string>();
  const store = { db: {}, dialect: 'sqlite' } as unknown as Store;
  const { outbox } = await outboxWith(store, async () => {}, { log: resolve }, []);
  outbox.start();
  expect(await promise).toBe('outbox-failed');
  await outbox.stop(10);
});

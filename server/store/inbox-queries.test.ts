import { expect } from 'vitest';
import { iterateMessages } from './inbox-queries.ts';
import { newMessage, testOnStores } from './test-stores.ts';

testOnStores('however many messages there are, and came at once, each is read once', async (store) => {
  const messages = Array.from({ length: 1200 }, (_, index) => newMessage({ received_at: Math.floor(index / 700) }).row);
  for (let first = 0; first < messages.length; first += 300)
    await store.db
      .insertInto('messages')
      .values(messages.slice(first, first + 300))
      .execute();
  const read: string[] = [];
  for await (const { id } of iterateMessages(store, {})) read.push(id);
  expect([read.length, new Set(read).size]).toEqual([1200, 1200]);
});

import { expect } from 'vitest';
import { eachMessage, rowsAtOnce } from './each-message.ts';
import { newMessage, testOnStores } from './test-stores.ts';

testOnStores('however many messages there are, each is read once, and one page of them at a time', async ({ db }) => {
  const messages = Array.from({ length: 1200 }, (_, index) => newMessage({ received_at: Math.floor(index / 700) }).row);
  for (let first = 0; first < messages.length; first += 300)
    await db
      .insertInto('messages')
      .values(messages.slice(first, first + 300))
      .execute();
  const pages: number[] = [];
  const ids = new Set<string>();
  const read: Parameters<typeof eachMessage>[0] = async (later, limit) => {
    const query = db.selectFrom('messages').select(['received_at', 'id']).where(later);
    const rows = await query.orderBy('received_at').orderBy('id').limit(limit).execute();
    pages.push(rows.length);
    return rows;
  };
  for await (const { id } of eachMessage(read)) ids.add(id);
  expect([ids.size, pages]).toEqual([1200, [rowsAtOnce, rowsAtOnce, 200]]);
});

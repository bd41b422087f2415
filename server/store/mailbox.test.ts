import { expect, test } from 'vitest';
import { canonicalMailbox, fromMailbox } from './mailbox.ts';
import { newMessage, testOnStores } from './stores-under-test.ts';

test.each([
  ['Ana.Rivera+web@Gmail.com', 'anarivera@gmail.com'],
  ['a.n.a@googlemail.com', 'ana@gmail.com'],
  ['Ana.Rivera+web@b.pr', 'ana.rivera@b.pr'],
])('mail to %s reaches %s', (email, mailbox) => {
  expect(canonicalMailbox(email)).toBe(mailbox);
});

testOnStores('messages are found by every spelling of a mailbox, and no other’s', async (store) => {
  const own = ['Ana.Rivera@gmail.com', 'anarivera+x@googlemail.com', 'a_b@b.pr', 'A_B+tag@b.pr'];
  const others = ['ana@gmail.com', 'anarivera@b.pr', 'axb@b.pr', 'a_b@bxpr.com', 'x.a_b@b.pr'];
  for (const email of [...own, ...others]) await store.saveMessage(newMessage({ email }));
  const found = async (email: string) => {
    const rows = await store.db.selectFrom('messages').select('email').where(fromMailbox(email)).execute();
    return rows.map((row) => row.email).sort();
  };
  expect(await found('anarivera@gmail.com')).toEqual(own.slice(0, 2));
  expect(await found('a_b@b.pr')).toEqual(own.slice(2).sort());
});

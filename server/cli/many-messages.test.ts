import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync, type SQLInputValue, StatementSync } from 'node:sqlite';
import { expect, onTestFinished, test } from 'vitest';
import { waitingMessages } from '#server/store/answers.ts';
import { inbox, now } from './inbox-under-test.ts';

const many = 100_000;

/** An inbox of so many messages, and how many rows a query has held at most. */
async function fullInbox() {
  const site = await inbox();
  using database = new DatabaseSync(join(site.directory, 'messages.db'));
  database.exec(`begin;
    with recursive n(i) as (select 1 union all select i + 1 from n where i < ${many})
      insert into messages select 'M' || i, ${now} - i, 'en', 'Ana', 'ana@b.pr', '', '', 'Can you help?', 'r' || i, 'c' || i, 0, '', 0,
        null, 0, null, null, 'none', '{"utm_source":"' || i || '"}' from n;
    insert into mails select id, 'notice', 'sent', received_at, 1, received_at, null, null, received_at, null from messages;
    commit`);
  let most = 0;
  const { all } = StatementSync.prototype;
  // A spy would hold them all.
  const counting = function (this: StatementSync, ...values: SQLInputValue[]) {
    const rows: unknown[] = Reflect.apply(all, this, values);
    most = Math.max(most, rows.length);
    return rows;
  };
  Object.assign(StatementSync.prototype, { all: counting });
  onTestFinished(() => void Object.assign(StatementSync.prototype, { all }));
  const mostRows = () => most;
  return { ...site, mostRows };
}

test(`whatever reads all messages holds few of them at a time, of ${many} too`, { timeout: 240_000 }, async () => {
  const { run, withStore, directory, mostRows } = await fullInbox();
  const file = join(directory, 'all.csv');
  expect((await run('report')).out).toMatch(/all +- +100000 .*source +others +99980 /s);
  expect(await run('export', '--format', 'csv', '--output', file)).toMatchObject({
    notes: '100000 messages exported.',
  });
  expect(readFileSync(file, 'utf8').split('\n').length).toBe(many + 2);
  expect((await run('find', '--email', 'ana@b.pr')).notes).toContain('the newest 1000');
  expect((await run('list', '--limit', '1001')).code).toBe(2);
  const waiting = await withStore(async (store) => {
    let count = 0;
    for await (const _ of waitingMessages(store)) count += 1;
    return count;
  });
  expect(waiting).toBe(many);
  expect((await run('erase', '--email', 'ana@b.pr', '--yes')).out).toContain('100000 messages erased.');
  expect(mostRows()).toBe(1000);
});

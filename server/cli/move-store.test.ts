import { expect, test } from 'vitest';
import { lockDataDirectory, unmovedMessages } from '#server/store/open-store.ts';
import { openStore } from '#server/store/store.ts';
import { freshDatabase, newMessage } from '#server/store/test-stores.ts';
import { readSecret } from '#server/store/tokens.ts';
import { addVisits, readVisits } from '#server/store/visits.ts';
import { inbox } from './test-inbox.ts';

const { TEST_DATABASE_URL } = process.env;

test.skipIf(!TEST_DATABASE_URL)('all of a SQLite store moves to PostgreSQL, which the start asks for', async () => {
  const former = await inbox([
    { id: 'A', answered_at: 1_000 },
    { id: 'B', held: 1 },
  ]);
  const settings = { DATA_DIR: former.directory, DATABASE_URL: await freshDatabase(TEST_DATABASE_URL ?? '') };
  const { run } = await inbox([], settings);
  const next = await openStore({ file: '', databaseUrl: settings.DATABASE_URL });
  await next.saveMessage(newMessage({ id: 'NEW' }));
  const visits = [{ day: '2026-11-20', path: '/', count: 3 }];
  await former.withStore((store) => addVisits(store, visits));
  const secret = await former.withStore(readSecret);
  const before = (await former.run('export', '--json')).out;
  expect(unmovedMessages(settings)).toMatch(/^2 messages .* "npm run inbox -- move-store"/);
  expect((await former.run('move-store')).notes).toContain('DATABASE_URL');
  const lock = lockDataDirectory(former.directory);
  await expect(run('move-store')).rejects.toThrow('Another server already uses');
  lock[Symbol.dispose]();
  expect((await run('move-store')).out).toContain('2 messages moved');
  expect((await run('export', '--json')).out).toContain(before);
  expect((await run('list', '--held')).out).toContain('B ');
  expect([await readVisits(next, '2026-11-20'), await readSecret(next)]).toEqual([visits, secret]);
  expect([unmovedMessages(settings), (await run('move-store')).code]).toEqual([undefined, 2]);
  await next.close();
});

import { expect, test } from 'vitest';
import { newCall } from '#server/store/test-stores.ts';
import { hour } from '#shared/durations.ts';
import { testSite } from '#tests/test-site.ts';
import { terminalTime } from './terminal-text.ts';
import { inbox, now } from './test-inbox.ts';

const id = 'ABCD-EFGH-JKMN';
const call = newCall(id, now + 5 * hour);

test('the owner sees a call, exports it, cancels it once with mails to both sides, and erases it with its message', async () => {
  const { run, withStore } = await inbox([{ id }]);
  await withStore(({ db }) => db.insertInto('calls').values(call).execute());
  expect((await run('list')).out).toContain(`${terminalTime(call.starts_at, testSite())} confirmed`);
  expect((await run('show', id)).out).toContain('luz@firm.test');
  const exported = await run('export', '--json', '--email', 'ana@cooperativa.test');
  expect(JSON.parse(exported.out)).toMatchObject({ call: '2026-11-20T17:00:00.000Z', call_state: 'confirmed' });

  expect((await run('cancel-call', id)).code).toBe(0);
  expect((await run('cancel-call', id)).code).toBe(2);
  const mails = await withStore(({ db }) => db.selectFrom('mails').select('kind').orderBy('kind').execute());
  expect(mails.map(({ kind }) => kind)).toEqual(['call', 'call-host', 'notification']);
  await run('erase', id, '--yes');
  expect(await withStore(({ db }) => db.selectFrom('calls').selectAll().execute())).toEqual([]);
});

test.each([[id], ['--email', 'ana@cooperativa.test']])(
  'who erases by %s is told of a confirmed call',
  async (...which) => {
    const { run, withStore } = await inbox([{ id }]);
    await withStore(({ db }) => db.insertInto('calls').values(call).execute());
    expect((await run('erase', ...which)).notes).toContain(`"cancel-call ${id}" first tells both sides`);
    expect((await run('erase', ...which, '--yes')).out).toContain('No call was canceled');
  },
);

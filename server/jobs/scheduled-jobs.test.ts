import { existsSync, readdirSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createService } from '#server/contact/service.ts';
import { type Env, readEnv } from '#server/env.ts';
import { createHealth, readTroubles } from '#server/health/health.ts';
import { rejectMessage, releaseMessage } from '#server/store/inbox-queries.ts';
import { noteRun } from '#server/store/job-runs.ts';
import type { Store } from '#server/store/store.ts';
import { newMessage, storeInMemory, testOnStores } from '#server/store/test-stores.ts';
import { addVisits, dayOf, readVisits } from '#server/store/visits.ts';
import { day } from '#shared/durations.ts';
import { temporaryFolder } from '#tests/temporary-folder.ts';
import { testSite } from '#tests/test-site.ts';
import { backUpAndReport, eraseOutdated, sendLists } from './scheduled-jobs.ts';

/** Settings under which mails become files in a folder of their own. */
const settings = () => readEnv({ DATA_DIR: temporaryFolder(), RETENTION_DAYS: '30' }, testSite());

testOnStores('an outdated message is erased with the file of its mail, and no other', async (store) => {
  const env = settings();
  const service = await createService(env, testSite, store, () => {});
  const mailOf = (id: string) => existsSync(join(env.DATA_DIR, 'mail', `${id}.notification.eml`));
  const due = newMessage({ received_at: Date.now() - 29 * day });
  const outdated = newMessage({ received_at: Date.now() - 29.9 * day });
  for (const message of [due, outdated]) await store.saveMessage(message);
  expect(await service.outbox.drain()).toEqual({ sent: 2, failed: 0 });
  expect(await eraseOutdated(env, service)).toBe(0);
  expect([due, outdated].map(({ row }) => mailOf(row.id))).toEqual([true, true]);
  const later = { ...service, contact: { ...service.contact, clock: { now: () => Date.now() + day / 2 } } };
  expect(await eraseOutdated(env, later)).toBe(1);
  expect([due, outdated].map(({ row }) => mailOf(row.id))).toEqual([true, false]);
  expect(await store.db.selectFrom('messages').select('id').execute()).toEqual([{ id: due.row.id }]);
});

testOnStores('a job that fails stops no other, and the log and the operator are told of it', async (store) => {
  const logged: string[] = [];
  const service = await createService(settings(), testSite, store, (event) => void logged.push(event));
  const listMails = { digest: () => Promise.reject(new Error('no connection')), reminders: async () => 1 };
  expect(await sendLists({ ...service, listMails })).toEqual([undefined, 1]);
  expect(logged.sort()).toEqual(['digest-failed', 'trouble']);
  expect(await readTroubles(store)).toMatchObject([
    { area: 'digest', text: expect.stringMatching(/^the mail that lists held messages/) },
  ]);
});

testOnStores('what a person released or found to be spam teaches the filter, until it is erased', async (store) => {
  const service = await createService(settings(), testSite, store, () => {});
  const texts = [
    'Truffles of Alba, Beluga caviar and oak barrels, by the crate, to Ponce harbor.',
    'Rank on the first page of Google! We sell backlinks, likes and real followers from $99.',
  ];
  const signals = { honeypot: '', elapsed: 45_000, fromBrowser: true, source: {} };
  const held = () => texts.map((message) => service.contact.spamFilter({ ...newMessage().row, message }, signals).held);
  expect(held()).toEqual([false, true]);
  for (const message of [...texts, ...texts]) {
    const { row, mails } = newMessage({ message, held: Number(message === texts[1]) });
    await store.saveMessage({ row, mails });
    if (row.held) await releaseMessage(store, row.id, 1, async () => {});
    else await store.db.updateTable('mails').set({ state: 'sent' }).where('message_id', '=', row.id).execute();
    if (!row.held) expect(await rejectMessage(store, row.id, 1)).toBe(true);
  }
  await service.learn();
  expect(held()).toEqual([true, false]);
  await store.db.deleteFrom('messages').execute();
  await service.learn();
  expect(held()).toEqual([false, true]);
});

/** The jobs over a store, on the day that `clock` tells, with retention after thirty days. */
async function jobsOver(store: Store, changes: Partial<Env> = {}) {
  const env = { ...settings(), ...changes };
  const clock = { time: 100 * day, now: () => clock.time };
  const logged: [string, unknown][] = [];
  const log = (event: string, fields: unknown) => void logged.push([event, fields]);
  const service = await createService(env, testSite, store, log, clock);
  const alarms: string[] = [];
  const health = createHealth({ store, sendAlarm: async (text) => void alarms.push(text), clock, log });
  const run = () => eraseOutdated(env, { ...service, health });
  const backUp = () => backUpAndReport(env, { ...service, health });
  return { run, backUp, clock, alarms, logged };
}

async function save(store: Store, age: number, state: 'sent' | 'waiting' | 'held'): Promise<void> {
  const message = newMessage({ received_at: 100 * day - age * day, held: Number(state === 'held') });
  await store.saveMessage(message);
  await store.db.updateTable('mails').set({ state }).where('message_id', '=', message.row.id).execute();
}

testOnStores('what nobody has read is erased only days after the operator was told of it', async (store) => {
  const { run, clock, alarms, logged } = await jobsOver(store);
  for (const state of ['sent', 'waiting', 'held'] as const) await save(store, 31, state);
  expect([await run(), alarms.length]).toEqual([1, 1]);
  expect(alarms[0]).toContain('2 messages that nobody has read will soon be erased');
  clock.time += 2.9 * day;
  expect(await run()).toBe(0);
  clock.time += 0.1 * day;
  expect(await run()).toBe(2);
  const purges = logged.filter(([event]) => event === 'messages-purged');
  expect(purges).toEqual([
    ['messages-purged', { count: 1, days: 30 }],
    ['messages-purged', { count: 2, days: 30 }],
  ]);
});

testOnStores('the operator is told five days before, and what a digest listed is no longer unread', async (store) => {
  const { run, alarms } = await jobsOver(store);
  await save(store, 24.9, 'waiting');
  await run();
  expect(alarms).toEqual([]);
  await save(store, 25.1, 'waiting');
  await save(store, 31, 'held');
  await noteRun(store, { job: 'digest', ran_at: 1, seen_until: 100 * day });
  expect([await run(), alarms.length]).toEqual([1, 1]);
  expect(alarms[0]).toContain('1 message that');
});

testOnStores('after a leap of the clock nothing is erased until the operator had days to correct it', async (store) => {
  const { run, clock, alarms } = await jobsOver(store);
  const left = async () => (await store.db.selectFrom('messages').select('id').execute()).length;
  const visits = () => readVisits(store, '1970-01-01');
  await save(store, 1, 'sent');
  await addVisits(store, [{ day: dayOf(clock.time), path: '/', count: 1 }]);
  // Of a store that has not run with this version, the newest message tells the time.
  clock.time += 400 * day;
  expect([await run(), await run(), await left(), (await visits()).length, alarms]).toEqual([
    ...[0, 0, 1, 1],
    [expect.stringContaining('by the clock 401 days have passed')],
  ]);
  clock.time -= 400 * day;
  expect([await run(), alarms[1]]).toEqual([0, expect.stringContaining('over: by the clock')]);
  clock.time += 400 * day;
  expect(await run()).toBe(0);
  clock.time += 3 * day;
  expect([await run(), await left(), (await visits()).length]).toEqual([1, 0, 0]);
});

test('the operator is told of a backup that cannot be made, and of none without BACKUP_DIR', async () => {
  const store = await storeInMemory();
  const BACKUP_DIR = join(temporaryFolder({ file: '' }), 'file');
  const [none, wrong] = [await jobsOver(store), await jobsOver(store, { BACKUP_DIR })];
  for (const { backUp } of [none, wrong]) await backUp();
  expect([none.alarms, wrong.alarms]).toEqual([[], [expect.stringContaining('the daily backup failed')]]);
});

test('where another program makes the backups, the operator is told when they are two days old', async () => {
  const postgres = { ...(await storeInMemory()), dialect: 'postgres' } as const;
  const BACKUP_DIR = temporaryFolder({ 'site.dump': '' });
  const { backUp, alarms, clock } = await jobsOver(postgres, { BACKUP_DIR });
  utimesSync(join(BACKUP_DIR, 'site.dump'), clock.time / 1000, clock.time / 1000);
  clock.time += 47 * 3600_000;
  await backUp();
  expect(alarms).toEqual([]);
  clock.time += 2 * 3600_000;
  await backUp();
  expect(alarms).toEqual([expect.stringContaining('two days old')]);
  expect(readdirSync(BACKUP_DIR)).toEqual(['site.dump']);
});

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { readEnv } from './env.ts';
import { folderWith } from './folder-under-test.ts';
import { drainAndErase } from './scheduled-jobs.ts';
import { createServiceParts } from './service-parts.ts';
import { newMessage, testOnStores } from './store/stores-under-test.ts';
import { readTroubles } from './store/troubles.ts';

const day = 24 * 3600_000;

/** Settings under which mails become files in a folder of their own. */
const settings = () => readEnv({ DATA_DIR: folderWith(), RETENTION_DAYS: '30' });

testOnStores('a call where no process lasts sends what is due and erases what is outdated', async (store) => {
  const env = settings();
  const parts = await createServiceParts(env, store, () => {});
  const mailOf = (id: string) => existsSync(join(env.DATA_DIR, 'mail', `${id}.notice.eml`));
  const due = newMessage({ received_at: Date.now() - 29 * day });
  const outdated = newMessage({ received_at: Date.now() - 29.9 * day });
  for (const message of [due, outdated]) await store.saveMessage(message);
  expect(await drainAndErase(env, parts)).toEqual({ sent: 2, failed: 0, erased: 0 });
  expect([due, outdated].map(({ row }) => mailOf(row.id))).toEqual([true, true]);
  const later = { ...parts, contact: { ...parts.contact, clock: { now: () => Date.now() + day / 2 } } };
  expect(await drainAndErase(env, later)).toEqual({ sent: 0, failed: 0, erased: 1 });
  expect([due, outdated].map(({ row }) => mailOf(row.id))).toEqual([true, false]);
  expect(await store.db.selectFrom('messages').select('id').execute()).toEqual([{ id: due.row.id }]);
});

testOnStores('a job that fails stops no other, and the log and the operator are told of it', async (store) => {
  const env = settings();
  const logged: string[] = [];
  const parts = await createServiceParts(env, store, (event) => void logged.push(event));
  await store.saveMessage(newMessage({ received_at: Date.now() - 31 * day }));
  await store.db.updateTable('mails').set({ state: 'sent' }).execute();
  const outbox = { ...parts.outbox, drain: () => Promise.reject(new Error('no connection')) };
  const sendDigest = () => Promise.reject(new Error('no connection'));
  expect(await drainAndErase(env, { ...parts, outbox, sendDigest })).toBeUndefined();
  expect(logged.sort()).toEqual(['digest-failed', 'drain-failed', 'messages-purged', 'trouble']);
  expect(await store.db.selectFrom('messages').select('id').execute()).toEqual([]);
  expect(await readTroubles(store)).toMatchObject([{ area: 'digest' }]);
});

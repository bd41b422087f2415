import { mkdirSync, readdirSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Service } from '#server/contact/service.ts';
import { readEnv } from '#server/env.ts';
import { createHealth } from '#server/health/health.ts';
import { keepBackups } from '#server/jobs/scheduled-jobs.ts';
import { siteUnderTest } from '#tests/site-under-test.ts';
import { backUpDaily, damageOf } from './backup.ts';
import type { Store } from './store.ts';
import { newMessage, storeInFile } from './stores-under-test.ts';

const day = 24 * 3600_000;
const midnight = Date.UTC(2026, 10, 20);

async function site() {
  const { directory: DATA_DIR, store } = await storeInFile();
  await store.saveMessage(newMessage());
  const directory = join(DATA_DIR, 'backups');
  return { env: readEnv({ DATA_DIR, BACKUP_DIR: directory }, siteUnderTest()), store, directory };
}

test('each day has one backup, whole and for its owner alone, and of fifteen the oldest goes', async () => {
  const { env, directory } = await site();
  mkdirSync(directory);
  writeFileSync(join(directory, 'messages-of-mine.db'), 'kept');
  for (let time = midnight; time < midnight + 15 * day; time += day / 2) await backUpDaily(env, time);
  const dates = Array.from({ length: 14 }, (_, index) =>
    new Date(midnight + (index + 1) * day).toISOString().slice(0, 10),
  );
  const files = readdirSync(directory).sort();
  expect(files).toEqual([...dates.map((date) => `messages-${date}.db`), 'messages-of-mine.db']);
  const newest = join(directory, files[13] ?? '');
  expect([damageOf(newest), statSync(newest).mode & 0o077]).toEqual([undefined, 0]);
});

/** What the operator is told by a look at the backups. */
async function alarmsOf(store: Store, env: ReturnType<typeof readEnv>, time: number): Promise<string[]> {
  const alarms: string[] = [];
  const clock = { now: () => time };
  const log = () => {};
  const health = createHealth({ store, tell: async (text) => void alarms.push(text), clock, log });
  await keepBackups(env, { contact: { store, clock, log }, health } as unknown as Service);
  return alarms;
}

test('the operator is told of a backup that cannot be made, and of none without BACKUP_DIR', async () => {
  const { env, store, directory } = await site();
  expect(await alarmsOf(store, { ...env, BACKUP_DIR: undefined }, midnight)).toEqual([]);
  writeFileSync(directory, 'a file where the folder should be');
  expect(await alarmsOf(store, env, midnight)).toEqual([expect.stringContaining('the daily backup failed')]);
});

test('where another program makes the backups, the operator is told when they are two days old', async () => {
  const { env, store, directory } = await site();
  const postgres = { ...store, dialect: 'postgres' } as const;
  mkdirSync(directory);
  const file = join(directory, 'site.dump');
  writeFileSync(file, '');
  utimesSync(file, midnight / 1000, midnight / 1000);
  expect(await alarmsOf(postgres, env, midnight + 47 * 3600_000)).toEqual([]);
  expect(await alarmsOf(postgres, env, midnight + 49 * 3600_000)).toEqual([expect.stringContaining('two days old')]);
  expect(readdirSync(directory)).toEqual(['site.dump']);
});

import { mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readEnv } from '#server/env.ts';
import { day } from '#shared/durations.ts';
import { testSite } from '#tests/test-site.ts';
import { backUpDaily, damageOf } from './backup.ts';
import { newMessage, storeInFile } from './test-stores.ts';

const midnight = Date.UTC(2026, 10, 20);

test('each day has one backup, whole and for its owner alone, and of fifteen the oldest goes', async () => {
  const { directory: DATA_DIR, store } = await storeInFile();
  await store.saveMessage(newMessage());
  const directory = join(DATA_DIR, 'backups');
  const env = readEnv({ DATA_DIR, BACKUP_DIR: directory }, testSite());
  mkdirSync(directory);
  writeFileSync(join(directory, 'messages-of-mine.db'), 'kept');
  for (let time = midnight; time < midnight + 15 * day; time += day / 2) await backUpDaily(env, time);
  const dates = Array.from({ length: 14 }, (_, index) =>
    new Date(midnight + (index + 1) * day).toISOString().slice(0, 10),
  );
  const files = readdirSync(directory).sort();
  expect(files).toEqual([...dates.map((date) => `messages-${date}.db`), 'messages-of-mine.db']);
  const newest = join(directory, files[13] ?? '');
  expect([await damageOf(newest), statSync(newest).mode & 0o077]).toEqual([undefined, 0]);
});

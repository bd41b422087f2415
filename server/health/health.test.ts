import { expect, test } from 'vitest';
import type { Store } from '#server/store/store.ts';
import { storeInMemory } from '#server/store/test-stores.ts';
import { minute } from '#shared/durations.ts';
import { createHealth, readTroubles } from './health.ts';

async function healthOf(given?: Store) {
  const store = given ?? (await storeInMemory());
  const clock = { time: 1_000_000_000, now: () => clock.time };
  const alarms: string[] = [];
  const receiver = { isDown: false };
  const sendAlarm = async (text: string) => {
    if (receiver.isDown) throw new Error('down');
    alarms.push(text);
  };
  const context = { store, sendAlarm, clock, log: () => {} };
  return { store, health: createHealth(context), restarted: () => createHealth(context), clock, alarms, receiver };
}

test('a trouble is told once, again every six hours, also by another process, and when it is over', async () => {
  const { store, health, restarted, clock, alarms } = await healthOf();
  await health.report('disk', 'the disk is nearly full.');
  await health.report('disk', 'the disk is nearly full.');
  await restarted().report('disk', 'the disk is nearly full.');
  expect(alarms).toEqual(['Contact form: the disk is nearly full.']);
  expect(await readTroubles(store)).toMatchObject([{ area: 'disk', since: 1_000_000_000 }]);
  clock.time += 360 * minute;
  await health.report('disk', 'the disk is nearly full.');
  clock.time += 14 * minute;
  await health.report('disk', undefined);
  expect(alarms).toHaveLength(2);
  clock.time += minute;
  await health.report('disk', undefined);
  await health.report('disk', undefined);
  expect(alarms.slice(2)).toEqual(['Contact form: over: the disk is nearly full.']);
  expect(await readTroubles(store)).toEqual([]);
});

test('a trouble that nobody could be told of is told at the next look', async () => {
  const { health, alarms, receiver, clock } = await healthOf();
  receiver.isDown = true;
  await health.report('disk', 'full.');
  expect(await health.toldSince('disk')).toBeUndefined();
  receiver.isDown = false;
  clock.time += minute;
  await health.report('disk', 'full.');
  expect([alarms.length, await health.toldSince('disk')]).toEqual([1, clock.time]);
});

test('a store that fails is told of once all the same', async () => {
  const { health, alarms } = await healthOf({ db: undefined } as unknown as Store);
  await health.report('store', 'the store fails.');
  await health.report('store', 'the store fails.');
  expect(alarms).toHaveLength(1);
});

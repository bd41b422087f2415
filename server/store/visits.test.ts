import { expect } from 'vitest';
import { testOnStores, testOnTwoProcesses } from './stores-under-test.ts';
import { addVisits, purgeVisitsBefore, readVisits } from './visits.ts';

const visit = (day: string, path: string, count: number) => ({ day, path, count });

testOnStores('more pages than one statement takes are all added', async (store) => {
  const many = Array.from({ length: 700 }, (_, index) => visit('2026-11-20', `/page-${index}`, 1));
  await addVisits(store, many);
  expect(await readVisits(store, '')).toHaveLength(700);
});

testOnStores('days before a day are deleted', async (store) => {
  await addVisits(store, [visit('2025-11-19', '/', 2), visit('2025-11-20', '/', 5)]);
  await purgeVisitsBefore(store, '2025-11-20');
  expect(await readVisits(store, '')).toEqual([visit('2025-11-20', '/', 5)]);
});

testOnTwoProcesses('several processes add to the same counts at once', async (store, other) => {
  const counts = ['/a', '/b', '/c'].map((path) => visit('2026-11-20', path, 1));
  const rounds = Array.from({ length: 40 }, (_, index) =>
    addVisits(index % 2 ? store : other, index % 3 ? counts : counts.toReversed()),
  );
  await Promise.all(rounds);
  expect((await readVisits(store, '')).map(({ count }) => count)).toEqual([40, 40, 40]);
});

import { expect } from 'vitest';
import { inTurn } from './in-turn.ts';
import { testOnStores, testOnTwoProcesses } from './stores-under-test.ts';

testOnStores('what is under way is not begun a second time by the same process', async (store) => {
  const { promise: end, resolve } = Promise.withResolvers<number>();
  const first = inTurn(store, 'digest', () => end);
  expect(await inTurn(store, 'digest', async () => 1)).toBeUndefined();
  resolve(2);
  expect([await first, await inTurn(store, 'digest', async () => 3)]).toEqual([2, 3]);
});

testOnTwoProcesses(
  'a job runs in one process at a time, and in another when that one has ended',
  async (store, other) => {
    const { promise: end, resolve } = Promise.withResolvers<number>();
    const begun = Promise.withResolvers<void>();
    const first = inTurn(store, 'digest', () => {
      begun.resolve();
      return end;
    });
    await begun.promise;
    const run = (job: string) => inTurn(other, job, async () => 1);
    expect([await run('digest'), await run('reminders')]).toEqual([undefined, 1]);
    resolve(2);
    expect([await first, await run('digest')]).toEqual([2, 1]);
  },
);

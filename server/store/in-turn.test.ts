import { expect } from 'vitest';
import { inTurn } from './in-turn.ts';
import { testOnTwoProcesses } from './stores-under-test.ts';

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

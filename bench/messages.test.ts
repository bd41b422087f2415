import { expect, test } from 'vitest';
import { medianOf } from './messages.ts';

test('each figure is the median of its own rounds, whichever round it came from', () => {
  const rounds = [
    { perSecond: 5000, p99: 90.04, perCpuSecond: 7000.4 },
    { perSecond: 3000, p99: 300, perCpuSecond: 7100.2 },
    { perSecond: 6000, p99: 70, perCpuSecond: 6000 },
  ];
  expect(medianOf(rounds)).toEqual({ perSecond: 5000, p99: 90, perCpuSecond: 7000 });
});

import { expect, test } from 'vitest';
import { createRateLimiter } from './rate-limit.ts';

const limits = { limit: 2, windowMs: 60_000 };

function limiterAt(time: number) {
  const clock = { time, now: () => clock.time };
  return { clock, ...createRateLimiter(limits, clock) };
}

test.each([
  ['the next window begins anew', 60_000, 120_000],
  ['a clock set back locks nobody out', 600_000, 60_000],
])('%s', (_what, before, after) => {
  const { reserve, clock } = limiterAt(before);
  for (const _message of [1, 2]) reserve('a');
  clock.time = after;
  expect(reserve('a')).toBe(0);
});

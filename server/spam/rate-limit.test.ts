import { expect, test } from 'vitest';
import { createRateLimiter, everybody } from './rate-limit.ts';

const limits = { perAddress: 2, total: 3, windowMs: 60_000 };

function clockAt(time: number) {
  return {
    time,
    now() {
      return this.time;
    },
  };
}

test('one address passes as often as allowed, then is told how long to wait', () => {
  const limiter = createRateLimiter(limits, clockAt(60_000 + 15_000));
  expect([limiter.take('a'), limiter.take('a'), limiter.take('a')]).toEqual([0, 0, 45]);
  expect(limiter.take('b')).toBe(0);
});

test('all together pass as often as allowed', () => {
  const limiter = createRateLimiter(limits, clockAt(60_000));
  expect(['a', 'b', 'c', 'd'].map((bucket) => limiter.take(bucket) > 0)).toEqual([false, false, false, true]);
});

test('the next window begins anew', () => {
  const clock = clockAt(60_000);
  const limiter = createRateLimiter(limits, clock);
  limiter.take('a');
  limiter.take('a');
  clock.time = 120_000;
  expect(limiter.take('a')).toBe(0);
});

test('a clock set back locks nobody out', () => {
  const clock = clockAt(600_000);
  const limiter = createRateLimiter(limits, clock);
  limiter.take('a');
  limiter.take('a');
  clock.time = 60_000;
  expect(limiter.take('a')).toBe(0);
});

test('two processes that share their counts keep one limit', () => {
  const clock = clockAt(60_000);
  const [one, two] = [createRateLimiter(limits, clock), createRateLimiter(limits, clock)];
  one.take('a');
  one.take('a');
  const { startsAt, counts } = one.collect();
  expect(counts).toEqual([
    { bucket: everybody, count: 2 },
    { bucket: 'a', count: 2 },
  ]);
  two.learn(startsAt, counts);
  expect(two.take('a')).toBeGreaterThan(0);
  expect(two.take('b')).toBe(0);
  expect(two.take('c')).toBeGreaterThan(0);
});

test('what was shared is not counted twice', () => {
  const limiter = createRateLimiter({ ...limits, perAddress: 5, total: 5 }, clockAt(60_000));
  limiter.take('a');
  const { startsAt, counts } = limiter.collect();
  limiter.learn(startsAt, counts);
  expect(limiter.collect().counts).toEqual([]);
  expect([1, 2, 3, 4, 5].map(() => limiter.take('a') > 0)).toEqual([false, false, false, false, true]);
});

test('counts of another window are ignored', () => {
  const limiter = createRateLimiter(limits, clockAt(60_000));
  limiter.take('a');
  limiter.learn(0, [{ bucket: 'a', count: 99 }]);
  expect(limiter.take('a')).toBe(0);
});

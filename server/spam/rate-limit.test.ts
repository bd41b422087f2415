import { expect, test } from 'vitest';
import { createRateLimiter, everybody } from './rate-limit.ts';

const limits = { perAddress: 2, total: 3, windowMs: 60_000 };

const clockAt = (time: number) => ({ now: () => time });

test('one address passes as often as allowed, then is told how long to wait', () => {
  const limiter = createRateLimiter(limits, clockAt(60_000 + 15_000));
  expect([limiter.take('a'), limiter.take('a'), limiter.take('a')]).toEqual([0, 0, 45]);
  expect(limiter.take('b')).toBe(0);
});

test('all together pass as often as allowed, and suspect messages take no room of the others', () => {
  const limiter = createRateLimiter(limits, clockAt(60_000));
  const takenOf = (suspect: boolean) => [1, 2, 3, 4].map(() => limiter.takeTotal(suspect));
  expect(takenOf(true)).toEqual([true, true, true, false]);
  expect(takenOf(false)).toEqual([true, true, true, false]);
});

test.each([
  ['the next window begins anew', 60_000, 120_000],
  ['a clock set back locks nobody out', 600_000, 60_000],
])('%s', (_what, before, after) => {
  let time = before;
  const limiter = createRateLimiter(limits, { now: () => time });
  for (const _message of [1, 2]) limiter.take('a');
  time = after;
  expect(limiter.take('a')).toBe(0);
});

test('two processes that share their counts keep one limit', () => {
  const [one, two] = [createRateLimiter(limits, clockAt(60_000)), createRateLimiter(limits, clockAt(60_000))];
  for (const _message of [1, 2]) {
    one.take('a');
    one.takeTotal(false);
  }
  const { startsAt, counts } = one.collect();
  expect(counts).toEqual([
    { bucket: 'a', count: 2 },
    { bucket: everybody, count: 2 },
  ]);
  two.learn(startsAt, counts);
  expect([two.take('a') > 0, two.take('b')]).toEqual([true, 0]);
  expect([two.takeTotal(false), two.takeTotal(false)]).toEqual([true, false]);
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

test('in a flood from many networks a new one has its limit too', () => {
  const limiter = createRateLimiter({ ...limits, total: 1_000_000 }, clockAt(60_000));
  const networks = Array.from({ length: 60_000 }, (_, index) => `n${index}`);
  for (const network of networks) limiter.take(network);
  limiter.collect();
  for (const network of networks) limiter.take(network);
  const waits = [1, 2, 3].map(() => limiter.take('new'));
  expect(waits.map((wait) => wait > 0)).toEqual([false, false, true]);
});

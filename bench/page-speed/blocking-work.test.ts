import { expect, test } from 'vitest';
import { blockingWork } from './blocking-work.ts';

const main = { pid: 7, tid: 1, dur: 0, tdur: 0 };
const paint = { ...main, name: 'firstContentfulPaint', ts: 100_000 };

/** A task that took `dur` ms, and the processor `tdur` of them. */
function task(dur: number, tdur: number, more = {}) {
  return { ...main, name: 'RunTask', ts: 200_000, dur: dur * 1000, tdur: tdur * 1000, ...more };
}

test('what a task has beyond 50 ms on the slower processor counts', () => {
  expect(blockingWork([paint, task(20, 20), task(14, 14), task(12, 12)], 4)).toBe(36);
});

test('the time in which it waited for the processor does not', () => {
  expect(blockingWork([paint, task(40, 15)], 4)).toBe(10);
});

test('nor do tasks before the paint, of other threads, or what is part of a task', () => {
  const others = [
    task(20, 20, { ts: 10_000 }),
    task(20, 20, { tid: 2 }),
    task(20, 20, { pid: 8 }),
    task(20, 20, { name: 'Layout' }),
  ];

  expect(blockingWork([paint, ...others], 4)).toBe(0);
});

test('a page that painted nothing is an error', () => {
  expect(() => blockingWork([task(20, 20)], 4)).toThrow('no first contentful paint');
});

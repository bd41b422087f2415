import { expect, test } from 'vitest';
import { createTurns } from './turns.ts';

function work(name: string, events: string[]): () => Promise<void> {
  return async () => {
    events.push(`${name} begins`);
    await new Promise((resolve) => setTimeout(resolve, 5));
    events.push(`${name} ends`);
  };
}

test('work of one name is done one after another', async () => {
  const inTurn = createTurns();
  const events: string[] = [];
  await Promise.all(['one', 'two', 'three'].map((name) => inTurn('a', work(name, events))));
  expect(events).toEqual(['one begins', 'one ends', 'two begins', 'two ends', 'three begins', 'three ends']);
});

test('work of different names is done side by side', async () => {
  const inTurn = createTurns();
  const events: string[] = [];
  await Promise.all(['one', 'two'].map((name) => inTurn(name, work(name, events))));
  expect(events.slice(0, 2)).toEqual(['one begins', 'two begins']);
});

test('work that fails tells its caller alone, and the next has its turn', async () => {
  const inTurn = createTurns();
  const failing = inTurn('a', () => Promise.reject(new Error('refused')));
  const next = inTurn('a', async () => 'done');
  await expect(failing).rejects.toThrow('refused');
  expect(await next).toBe('done');
});

import { expect, test } from 'vitest';
import { createKeyedMutex } from './keyed-mutex.ts';

function work(name: string, events: string[]): () => Promise<void> {
  return async () => {
    events.push(`${name} begins`);
    await new Promise((resolve) => setTimeout(resolve, 5));
    events.push(`${name} ends`);
  };
}

test('work of one name is done one after another', async () => {
  const exclusively = createKeyedMutex();
  const events: string[] = [];
  await Promise.all(['one', 'two', 'three'].map((name) => exclusively('a', work(name, events))));
  expect(events).toEqual(['one begins', 'one ends', 'two begins', 'two ends', 'three begins', 'three ends']);
});

test('work of different names is done side by side', async () => {
  const exclusively = createKeyedMutex();
  const events: string[] = [];
  await Promise.all(['one', 'two'].map((name) => exclusively(name, work(name, events))));
  expect(events.slice(0, 2)).toEqual(['one begins', 'two begins']);
});

test('work that fails tells its caller alone, and the next follows', async () => {
  const exclusively = createKeyedMutex();
  const failing = exclusively('a', () => Promise.reject(new Error('refused')));
  const next = exclusively('a', async () => 'done');
  await expect(failing).rejects.toThrow('refused');
  expect(await next).toBe('done');
});

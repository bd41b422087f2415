import { expect, test } from 'vitest';
import { createBodyGate } from './body.ts';

test('so many bodies are read at once from one address and in all, and their places are free again afterwards', async () => {
  const gate = createBodyGate({ inAll: 3, fromOneAddress: 2 });
  const end = Promise.withResolvers<string>();
  const read = () => end.promise;
  const underWay = [gate.run('a', read), gate.run('a', read)];
  expect(await gate.run('a', read)).toBeUndefined();
  underWay.push(gate.run('b', read));
  expect(await gate.run('c', read)).toBeUndefined();
  end.resolve('read');
  expect(await Promise.all(underWay)).toEqual(['read', 'read', 'read']);
  await expect(gate.run('a', () => Promise.reject(new Error('broken off')))).rejects.toThrow('broken off');
  expect(await gate.run('a', async () => 'read')).toBe('read');
});

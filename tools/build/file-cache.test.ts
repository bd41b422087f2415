import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { temporaryFolder } from '#tests/temporary-folder.ts';
import { cacheKey, keepOnly, readCached, writeCached } from './file-cache.ts';

test('equal parts have equal keys, and a text cannot move from one part to the next', () => {
  expect(cacheKey(['a', 'bc'])).toBe(cacheKey(['a', 'bc']));
  expect(cacheKey(['a', 'bc'])).not.toBe(cacheKey(['ab', 'c']));
});

test('what was kept is found again until it is cleared away', () => {
  const folder = temporaryFolder();
  expect(readCached(folder, 'one')).toBeUndefined();
  for (const key of ['one', 'two']) writeCached(folder, key, Buffer.from(key));
  keepOnly(folder, new Set(['two']));
  expect(readdirSync(folder)).toEqual(['two']);
  expect(readCached(folder, 'two')?.toString()).toBe('two');
});

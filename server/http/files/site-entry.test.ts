import { expect, test } from 'vitest';
import { acceptedEncodings } from './site-entry.ts';

test.each([
  [null, ['identity']],
  ['', ['identity']],
  ['gzip, deflate, br, zstd', ['br', 'gzip', 'identity']],
  ['gzip;q=1.0, br;q=0.5', ['gzip', 'br', 'identity']],
  ['br;q=0, gzip', ['gzip', 'identity']],
  ['BR ; q=0.8', ['br', 'identity']],
  ['*', ['br', 'gzip', 'identity']],
  ['*;q=0.5, br;q=0', ['gzip', 'identity']],
  ['identity;q=0', ['identity']],
  ['brotli, gzipped', ['identity']],
])('%s allows %j', (header, expected) => {
  expect(acceptedEncodings(header)).toEqual(expected);
});

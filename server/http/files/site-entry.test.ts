import { expect, test } from 'vitest';
import { acceptedEncodings, matchesEtag } from './site-entry.ts';

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

test.each([
  ['"a-br"', true],
  ['W/"a-br"', true],
  ['"x", "a-br"', true],
  ['*', true],
  ['"a"', false],
  ['a-br', false],
  ['', false],
])('%s against "a-br" is %s', (header, expected) => {
  expect(matchesEtag(header, '"a-br"')).toBe(expected);
});

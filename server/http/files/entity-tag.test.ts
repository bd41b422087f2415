import { expect, test } from 'vitest';
import { matchesEtag } from './entity-tag.ts';

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

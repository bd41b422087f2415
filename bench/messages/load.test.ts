import { expect, test } from 'vitest';
import { readLoad } from './load.ts';

const line = (refused: number, broken: number) =>
  `{"perSecond":5120,"p99":88.4,"refused":${refused},"broken":${broken}}\n`;

test('the figures are found among all else that the generator says', () => {
  const said = `Running 3s test @ http://127.0.0.1:4000\n  15360 requests in 3.00s\n${line(0, 0)}`;
  expect(readLoad(said)).toEqual({ perSecond: 5120, p99: 88.4 });
});

test('our own generator ends at the first refusal, so that it counts none', () => {
  expect(readLoad('{"perSecond":900,"p99":3}')).toEqual({ perSecond: 900, p99: 3 });
});

test.each([
  ['a refused message', line(1, 0), '1 messages were refused'],
  ['a broken connection', line(0, 2), '2 requests broke off'],
  ['silence', 'unable to connect\n', 'told no figures'],
])('%s is no measurement', (_what, said, reason) => {
  expect(() => readLoad(said)).toThrow(reason);
});

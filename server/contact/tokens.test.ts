import { expect, test } from 'vitest';
import { createTimestamps, createTokens } from './tokens.ts';

test('a timestamp tells its age to the second', () => {
  const clock = { time: 1_000_000, now: () => clock.time };
  const timestamps = createTimestamps('secret', clock);
  const timestamp = timestamps.issue();
  clock.time += 7000;
  expect(timestamps.age(timestamp)).toBe(7000);
});

test('a timestamp that was changed, or made with another secret, is forged', () => {
  const clock = { now: () => 1_000_000 };
  const timestamps = createTimestamps('secret', clock);
  const [second, signature] = timestamps.issue().split('.');
  expect(timestamps.age(`zz.${signature}`)).toBe('forged');
  for (const letter of ['A', 'Ä']) expect(timestamps.age(`${second}.${letter.repeat(16)}`)).toBe('forged');
  expect(timestamps.age(`${second}`)).toBe('forged');
  expect(timestamps.age(createTimestamps('other', clock).issue())).toBe('forged');
});

test('no timestamp is absent, and so is one from the future of a clock that was set back', () => {
  const clock = { time: 1_000_000, now: () => clock.time };
  const timestamps = createTimestamps('secret', clock);
  const timestamp = timestamps.issue();
  clock.time = 500_000;
  expect([timestamps.age(''), timestamps.age(timestamp)]).toEqual(['absent', 'absent']);
});

test('a proof in other letters than ours is wrong, and no error', () => {
  expect(createTokens('secret').isDecision('Ä'.repeat(24), 'A1', 'release', 1)).toBe(false);
});

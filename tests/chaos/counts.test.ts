import { expect, test } from 'vitest';
import { countFates } from './counts.ts';

test('lost is what was acknowledged and is missing in the store or in the mailbox', () => {
  const acknowledged = new Set(['whole', 'not stored', 'not arrived', 'nowhere']);
  const stored = new Set(['whole', 'not arrived', 'unheard']);
  const arrived = new Map([
    ['whole', 1],
    ['not stored', 1],
    ['unheard', 1],
  ]);
  expect(countFates(acknowledged, stored, arrived)).toEqual({
    acknowledged: 4,
    stored: 3,
    delivered: 3,
    doubled: 0,
    lost: 3,
  });
});

test('a mail that arrived three times is one doubled and one delivered', () => {
  const arrived = new Map([
    ['once', 1],
    ['often', 3],
  ]);
  expect(countFates(new Set(), new Set(), arrived)).toMatchObject({ delivered: 2, doubled: 1 });
});

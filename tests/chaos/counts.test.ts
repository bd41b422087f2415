import { expect, test } from 'vitest';
import { countFates } from './counts.ts';

test('lost is what was acknowledged and is missing in the store or in the mailbox; three mails of one are one doubled', () => {
  const acknowledged = new Set(['whole', 'not stored', 'not arrived', 'nowhere']);
  const stored = new Set(['whole', 'not arrived', 'unheard']);
  const arrived = new Map(Object.entries({ whole: 1, 'not stored': 3, unheard: 1 }));
  const counts = { acknowledged: 4, stored: 3, delivered: 3, doubled: 1, lost: 3 };
  expect(countFates(acknowledged, stored, arrived)).toEqual(counts);
});

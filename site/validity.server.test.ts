import { expect, test } from 'vitest';
import { endOf } from './validity.server.ts';

test.each([
  ['2026-11-30', 'America/Puerto_Rico', '2026-12-01T04:00Z'],
  ['2026-11-30', 'Europe/Madrid', '2026-11-30T23:00Z'],
  // The night in which clocks go back.
  ['2026-10-25', 'Europe/Madrid', '2026-10-25T23:00Z'],
])('the day %s is over at midnight in %s: %s', (until, timeZone, end) => {
  expect(endOf(until, timeZone)).toBe(Date.parse(end));
});

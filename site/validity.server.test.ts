import { expect, test } from 'vitest';
import { endFault, endOf, hasEndedBetween } from './validity.server.ts';

test.each([
  ['2026-11-30', 'America/Puerto_Rico', '2026-12-01T04:00Z'],
  ['2026-11-30', 'Europe/Madrid', '2026-11-30T23:00Z'],
  // The night in which clocks go back.
  ['2026-10-25', 'Europe/Madrid', '2026-10-25T23:00Z'],
])('the day %s is over at midnight in %s: %s', (until, timeZone, end) => {
  expect(endOf(until, timeZone)).toBe(Date.parse(end));
});

test('what is valid until a day is so until its end where the company is', () => {
  const timeZone = 'America/Puerto_Rico';
  const claim = { file: '', key: '', name: 'CISA', until: '2026-11-30' };
  const [before, after] = [Date.parse('2026-12-01T03:59Z'), Date.parse('2026-12-01T04:00Z')];
  expect(hasEndedBetween([claim], timeZone, before - 3600_000, before)).toBe(false);
  expect(hasEndedBetween([claim], timeZone, before, after)).toBe(true);
  expect([before, after].map((now) => endFault(claim, now, timeZone)?.code)).toEqual(['claim-ends', 'claim-ended']);
});

import { expect, test } from 'vitest';
import type { Office } from '#server/business-time.ts';
import type { Booking } from '#site/create-site.server.ts';
import { weekdays } from '#site/weekdays.ts';
import { freeTimes, type HostSchedule } from './free-times.ts';

const office: Office = {
  timeZone: 'America/Puerto_Rico',
  officeHours: [{ days: weekdays.slice(0, 5), from: '09:00', to: '11:00' }],
  daysOff: [],
  promises: { callMinutes: 60, patchHours: 72, replyDays: 1 },
};
const rules = { on: true, noticeHours: 0, horizonDays: 1, pauseMinutes: 0, perDay: 9, hosts: [] };
/** An hour from each of these times on, at the office. */
const hours = (...times: string[]): HostSchedule['busy'] =>
  times.map((time) => {
    const from = Date.parse(`2026-${time.replace(' ', 'T')}-04:00`);
    return [from, from + 3600_000] as const;
  });

type Case = [
  what: string,
  now: string,
  expected: string,
  changes?: { office?: Partial<Office>; rules?: Partial<Booking>; calls?: string; busy?: string },
];

// 16 November 2026 is a Monday. Times are those of UTC, a semicolon apart.
test.each<Case>([
  ['a day and the next', '11-16 06:00', '16 13:00; 16 14:00; 17 13:00; 17 14:00'],
  ['from now on', '11-16 09:30', '16 14:00; 17 13:00; 17 14:00'],
  ['at night', '11-16 23:30', '17 13:00; 17 14:00'],
  ['over a weekend', '11-20 10:30', '23 13:00; 23 14:00', { rules: { horizonDays: 3 } }],
  ['no further than the horizon', '11-20 10:30', '', { rules: { horizonDays: 2 } }],
  ['in a hurricane', '11-16 06:00', '', { office: { daysOff: ['2026-11-16', '2026-11-17'] } }],
  ['with notice, counted in office hours', '11-16 10:00', '17 14:00', { rules: { noticeHours: 2 } }],
  [
    'none that would not end in time',
    '11-16 06:00',
    '16 13:00; 17 13:00',
    { office: { promises: { ...office.promises, callMinutes: 90 } } },
  ],
  ['beside a booked call', '11-16 06:00', '16 14:00; 17 13:00; 17 14:00', { calls: '11-16 09:00' }],
  ['with a pause', '11-16 06:00', '17 13:00; 17 14:00', { calls: '11-16 09:00', rules: { pauseMinutes: 15 } }],
  ['only so many a day', '11-16 06:00', '17 13:00; 17 14:00', { calls: '11-16 09:00', rules: { perDay: 1 } }],
  ['beside what stands in the calendar', '11-16 06:00', '16 14:00; 17 13:00', { busy: '11-16 08:30; 11-17 10:30' }],
])('calls %s', (_, now, expected, { office: other = {}, rules: changed, calls, busy } = {}) => {
  const schedule = { calls: hours(...(calls?.split('; ') ?? [])), busy: hours(...(busy?.split('; ') ?? [])) };
  const at = Date.parse(`2026-${now.replace(' ', 'T')}-04:00`);
  const free = freeTimes({ ...rules, ...changed }, { ...office, ...other }, new Map([['ana', schedule]]), at);

  expect(free.map(({ startsAt }) => new Date(startsAt).toISOString().slice(8, 16).replace('T', ' ')).join('; ')).toBe(
    expected,
  );
});

test('who has fewer calls on the day comes first', () => {
  const schedules = new Map([
    ['ana', { calls: hours('11-16 10:00'), busy: [] }],
    ['luz', { calls: [], busy: hours('11-17 09:00') }],
  ]);
  const free = freeTimes(rules, office, schedules, Date.parse('2026-11-16T06:00-04:00'));

  expect(free.map(({ hosts }) => hosts.join(' '))).toEqual(['luz ana', 'luz', 'ana', 'ana luz']);
});

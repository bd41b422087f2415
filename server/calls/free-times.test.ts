import { expect, test } from 'vitest';
import type { Office } from '#server/answers/business-time.ts';
import type { Booking } from '#site/open-site.server.ts';
import { createTimeZone } from '#site/time-zone.ts';
import { weekdays } from '#site/weekdays.ts';
import { type Diary, freeTimes } from './free-times.ts';

const morning = { days: weekdays.slice(0, 5), from: '09:00', to: '11:00' };
const office: Office = {
  timeZone: 'America/Puerto_Rico',
  officeHours: [morning],
  daysOff: [],
  promises: { callMinutes: 60, patchHours: 72, replyDays: 1 },
};
const rules = { on: true, noticeHours: 0, horizonDays: 1, pauseMinutes: 0, perDay: 9, hosts: [] };
const night = { officeHours: [{ days: [...weekdays], from: '01:00', to: '04:00' }], timeZone: 'Europe/Madrid' };
const allDay = { officeHours: [{ days: [...weekdays], from: '22:00', to: '24:00' }] };
const hours = ({ timeZone = office.timeZone }: Partial<Office>, ...times: string[]): Diary['busy'] =>
  times.map((time) => {
    const [date = '', clock = ''] = time.split(' ');
    const from = createTimeZone(timeZone).instantOf(`2026-${date}`, clock);
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
  ['a day and the next', '11-16 06:00-04', '16 13:00; 16 14:00; 17 13:00; 17 14:00'],
  ['from now on', '11-16 09:30-04', '16 14:00; 17 13:00; 17 14:00'],
  ['at night', '11-16 23:30-04', '17 13:00; 17 14:00'],
  ['over a weekend', '11-20 10:30-04', '23 13:00; 23 14:00', { rules: { horizonDays: 3 } }],
  ['no further than the horizon', '11-20 10:30-04', '', { rules: { horizonDays: 2 } }],
  [
    'on a holiday',
    '11-16 12:00-04',
    '18 13:00; 18 14:00',
    { office: { daysOff: ['2026-11-17'] }, rules: { horizonDays: 2 } },
  ],
  ['in a hurricane', '11-16 06:00-04', '', { office: { daysOff: ['2026-11-16', '2026-11-17'] } }],
  ['with notice, counted in office hours', '11-16 10:00-04', '17 14:00', { rules: { noticeHours: 2 } }],
  [
    'none that would not end in time',
    '11-16 06:00-04',
    '16 13:00; 17 13:00',
    { office: { promises: { ...office.promises, callMinutes: 90 } } },
  ],
  ['beside a booked call', '11-16 06:00-04', '16 14:00; 17 13:00; 17 14:00', { calls: '11-16 09:00' }],
  ['with a pause', '11-16 06:00-04', '17 13:00; 17 14:00', { calls: '11-16 09:00', rules: { pauseMinutes: 15 } }],
  ['only so many a day', '11-16 06:00-04', '17 13:00; 17 14:00', { calls: '11-16 09:00', rules: { perDay: 1 } }],
  ['beside what stands in the calendar', '11-16 06:00-04', '16 14:00; 17 13:00', { busy: '11-16 08:30; 11-17 10:30' }],
  ['until midnight', '11-16 21:00-04', '17 02:00; 17 03:00', { office: allDay, rules: { horizonDays: 0 } }],
  [
    'in the night of 25 hours',
    '10-25 00:00+02',
    '24 23:00; 25 00:00; 25 01:00; 25 02:00',
    { office: night, rules: { horizonDays: 0 } },
  ],
  ['in the night of 23 hours', '03-29 00:00+01', '29 00:00; 29 01:00', { office: night, rules: { horizonDays: 0 } }],
  [
    'in Kathmandu',
    '11-16 08:00+05:45',
    '16 03:15; 16 04:15',
    { office: { timeZone: 'Asia/Kathmandu' }, rules: { horizonDays: 0 } },
  ],
])('calls %s', (_, now, expected, { office: other = {}, rules: changed, calls, busy } = {}) => {
  const diary = {
    calls: hours(other, ...(calls?.split('; ') ?? [])),
    busy: hours(other, ...(busy?.split('; ') ?? [])),
  };
  const at = Date.parse(`2026-${now.replace(' ', 'T').replace(/([+-]\d\d)$/, '$1:00')}`);
  const free = freeTimes({ ...rules, ...changed }, { ...office, ...other }, new Map([['ana', diary]]), at);

  expect(free.map((time) => new Date(time.at).toISOString().slice(8, 16).replace('T', ' ')).join('; ')).toBe(expected);
});

test('who has fewer calls on the day comes first', () => {
  const diaries = new Map([
    ['ana', { calls: hours({}, '11-16 10:00'), busy: [] }],
    ['luz', { calls: [], busy: hours({}, '11-17 09:00') }],
  ]);
  const free = freeTimes(rules, office, diaries, Date.parse('2026-11-16T06:00-04:00'));

  expect(free.map(({ hosts }) => hosts.join(' '))).toEqual(['luz ana', 'luz', 'ana', 'ana luz']);
});

import { expect, test } from 'vitest';
import { type BusinessFacts, createBusinessTime } from './business-time.ts';

const workdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'] as const;
const office: BusinessFacts = {
  timeZone: 'America/Puerto_Rico',
  officeHours: [{ days: [...workdays], from: '08:00', to: '17:00' }],
  daysOff: [],
  promises: { callMinutes: 30, patchHours: 72, replyDays: 1, publish: false },
};
const madrid = { timeZone: 'Europe/Madrid' };
const split: BusinessFacts['officeHours'] = [
  { days: ['monday', 'tuesday'], from: '09:00', to: '12:00' },
  { days: ['monday', 'tuesday'], from: '14:00', to: '17:00' },
];
const always: BusinessFacts['officeHours'] = [
  { days: [...workdays, 'saturday', 'sunday'], from: '00:00', to: '24:00' },
];
const storm = ['2026-09-21', '2026-09-22', '2026-09-23'];

// 20 November 2026 is a Friday.
test.each<[what: string, received: string, half: string, late: string, changes?: Partial<BusinessFacts>]>([
  ['in the morning', '2026-11-17T09:00-04:00', '2026-11-17T13:30-04:00', '2026-11-18T09:00-04:00'],
  ['late in the day', '2026-11-17T16:00-04:00', '2026-11-18T11:30-04:00', '2026-11-18T16:00-04:00'],
  ['at night', '2026-11-17T23:00-04:00', '2026-11-18T12:30-04:00', '2026-11-18T17:00-04:00'],
  ['before the office opens', '2026-11-17T05:00-04:00', '2026-11-17T12:30-04:00', '2026-11-17T17:00-04:00'],
  ['over a weekend', '2026-11-20T16:00-04:00', '2026-11-23T11:30-04:00', '2026-11-23T16:00-04:00'],
  ['on a Saturday', '2026-11-21T12:00-04:00', '2026-11-23T12:30-04:00', '2026-11-23T17:00-04:00'],
  [
    'before a holiday',
    '2026-11-25T16:00-04:00',
    '2026-11-27T11:30-04:00',
    '2026-11-27T16:00-04:00',
    { daysOff: ['2026-11-26'] },
  ],
  [
    'before a hurricane',
    '2026-09-18T15:00-04:00',
    '2026-09-24T10:30-04:00',
    '2026-09-24T15:00-04:00',
    { daysOff: storm },
  ],
  [
    'in summer, where the office is in Madrid',
    '2026-07-01T10:00+02:00',
    '2026-07-01T14:30+02:00',
    '2026-07-02T10:00+02:00',
    madrid,
  ],
  ['from another zone’s evening', '2026-07-01T18:00-07:00', '2026-07-02T12:30+02:00', '2026-07-02T17:00+02:00', madrid],
  ['before clocks go back', '2026-10-23T16:00+02:00', '2026-10-26T11:30+01:00', '2026-10-26T16:00+01:00', madrid],
  [
    'in the night of 25 hours',
    '2026-10-24T12:00+02:00',
    '2026-10-24T23:00+01:00',
    '2026-10-25T11:00+01:00',
    { ...madrid, officeHours: always },
  ],
  [
    'in the night of 23 hours',
    '2027-03-27T18:00+01:00',
    '2027-03-28T07:00+02:00',
    '2027-03-28T19:00+02:00',
    { ...madrid, officeHours: always },
  ],
  [
    'over the break at noon',
    '2026-11-16T10:30-04:00',
    '2026-11-16T15:30-04:00',
    '2026-11-17T10:30-04:00',
    { officeHours: split },
  ],
  [
    'with two days promised',
    '2026-11-17T09:00-04:00',
    '2026-11-18T09:00-04:00',
    '2026-11-19T09:00-04:00',
    { promises: { ...office.promises, replyDays: 2 } },
  ],
])('a message %s is due when the office had its time', (_, received, half, late, changes) => {
  const { stageAt } = createBusinessTime({ ...office, ...changes });
  const at = (moment: string, shift = 0) => stageAt(Date.parse(received), Date.parse(moment) + shift);

  expect([at(half, -1), at(half), at(late, -1), at(late)]).toEqual(['none', 'half', 'half', 'late']);
});

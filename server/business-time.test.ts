import { expect, test } from 'vitest';
import { createBusinessTime, type Office } from './business-time.ts';

const workdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'] as const;
const office: Office = {
  timeZone: 'America/Puerto_Rico',
  officeHours: [{ days: [...workdays], from: '08:00', to: '17:00' }],
  daysOff: [],
  promises: { callMinutes: 30, patchHours: 72, replyDays: 1 },
};
const madrid = { timeZone: 'Europe/Madrid' };
const split: Office['officeHours'] = [
  { days: ['monday', 'tuesday'], from: '09:00', to: '12:00' },
  { days: ['monday', 'tuesday'], from: '14:00', to: '17:00' },
];
const dayAndNight = {
  ...madrid,
  officeHours: [{ days: [...workdays, 'saturday', 'sunday'], from: '00:00', to: '24:00' }],
} satisfies Partial<Office>;
const twoDays = { promises: { ...office.promises, replyDays: 2 } };
const storm = ['2026-09-21', '2026-09-22', '2026-09-23'];

// All in 2026, whose 20 November is a Friday.
test.each<[what: string, received: string, half: string, late: string, changes?: Partial<Office>]>([
  ['in the morning', '11-17 09:00-04', '11-17 13:30-04', '11-18 09:00-04'],
  ['at night', '11-17 23:00-04', '11-18 12:30-04', '11-18 17:00-04'],
  ['before the office opens', '11-17 05:00-04', '11-17 12:30-04', '11-17 17:00-04'],
  ['over a weekend', '11-20 16:00-04', '11-23 11:30-04', '11-23 16:00-04'],
  ['before a hurricane', '09-18 15:00-04', '09-24 10:30-04', '09-24 15:00-04', { daysOff: storm }],
  ['from another zone’s evening', '07-01 18:00-07', '07-02 12:30+02', '07-02 17:00+02', madrid],
  ['in the night of 25 hours', '10-24 12:00+02', '10-24 23:00+01', '10-25 11:00+01', dayAndNight],
  ['in the night of 23 hours', '03-28 18:00+01', '03-29 07:00+02', '03-29 19:00+02', dayAndNight],
  ['over the break at noon', '11-16 10:30-04', '11-16 15:30-04', '11-17 10:30-04', { officeHours: split }],
  ['with two days promised', '11-17 09:00-04', '11-18 09:00-04', '11-19 09:00-04', twoDays],
])('a message %s is due when the office had its time', (_, received, half, late, changes) => {
  const { stageAt } = createBusinessTime({ ...office, ...changes });
  const parse = (moment: string) => Date.parse(`2026-${moment.replace(' ', 'T')}:00`);
  const at = (moment: string, shift = 0) => stageAt(parse(received), parse(moment) + shift);

  expect([at(half, -1), at(half), at(late, -1), at(late)]).toEqual(['none', 'half', 'half', 'late']);
});

import type { BookingRules } from './free-times.ts';

export const rulesUnderTest: BookingRules = {
  on: true,
  minutes: 30,
  noticeHours: 4,
  horizonDays: 21,
  pauseMinutes: 15,
  perDay: 3,
  hosts: [{ name: 'Luz Vega', email: 'luz@firm.test', sample: true }],
};

import { expect, test } from 'vitest';
import { promiseWords } from './office-hours.ts';

const words = {
  replyTime: { one: 'one business day', other: '{n} business days' },
  officeHours: {
    days: '{first} to {last}',
    hours: '{days}, {from} to {to}',
    all: '{hours} (Atlantic time)',
    clock: 'en-CA',
  },
  noticePeriod: '30 days',
  warranty: '60 days',
};
const promises = { callMinutes: 30, patchHours: 72, replyDays: 1, publish: false };
const timeZone = 'Europe/Madrid';
const monday = { days: ['monday' as const], from: '08:00', to: '12:00' };

test('hours and promise are said as the facts are', () => {
  const officeHours = [
    { days: ['tuesday' as const, 'wednesday' as const, 'thursday' as const], from: '08:00', to: '17:30' },
    { days: ['monday' as const, 'saturday' as const], from: '13:00', to: '17:00' },
  ];
  expect(promiseWords(words, { officeHours, promises, timeZone }, 'en')).toMatchObject({
    officeHours:
      'Tuesday to Thursday, 8:00 a.m. to 5:30 p.m.; Monday and Saturday, 1:00 p.m. to 5:00 p.m. (Atlantic time)',
    replyTime: 'one business day',
  });
});

test('another promise, another country’s clock and the zone change the words', () => {
  const spanishHours = { hours: '{days}, de {from} a {to}', all: '{hours} ({zone})', clock: 'es-ES' };
  const spanish = { ...words, officeHours: { ...words.officeHours, ...spanishHours } };
  const company = { officeHours: [monday], promises: { ...promises, replyDays: 2 }, timeZone };
  expect(promiseWords(spanish, company, 'es')).toMatchObject({
    officeHours: 'lunes, de 8:00 a 12:00 (hora de Europa central)',
    replyTime: '2 business days',
  });
});

test('a day with a break is said once', () => {
  const days = ['monday' as const, 'tuesday' as const, 'wednesday' as const];
  const broken = { ...words, officeHours: { ...words.officeHours, afterBreak: '{hours} and {from} to {to}' } };
  const officeHours = [
    { days, from: '09:00', to: '13:00' },
    { days, from: '14:00', to: '18:00' },
  ];

  expect(promiseWords(broken, { officeHours, promises, timeZone }, 'en').officeHours).toBe(
    'Monday to Wednesday, 9:00 a.m. to 1:00 p.m. and 2:00 p.m. to 6:00 p.m. (Atlantic time)',
  );
});

import { expect, test } from 'vitest';
import type { AnsweredRow } from '#server/store/answers.ts';
import { siteUnderTest } from '#tests/site-under-test.ts';
import { createBusinessTime } from './business-time.ts';
import { figuresOf } from './figures.ts';

const hour = 3600_000;
const monday = Date.parse('2026-11-16T08:00-04:00');
const time = createBusinessTime({ ...siteUnderTest().company(), timeZone: 'America/Puerto_Rico', daysOff: [] });

/** A message of Monday at eight, answered after so many hours of that day. */
function row(hours: number | null, source = {}, changes: Partial<AnsweredRow> = {}): Omit<AnsweredRow, 'id'> {
  const answered_at = hours === null ? null : monday + hours * hour;
  const base = { received_at: monday, locale: 'en', quarantined: 0, released_at: null, reminded: 'none' } as const;
  return { ...base, answered_at, source: JSON.stringify(source), ...changes };
}

test('share, median and ninetieth percentile count business hours', async () => {
  const rows = [0.5, 1, 2, 3, 4, 5, 6, 7, 8].map((hours) => row(hours));
  // The next Tuesday's evening: past the promise of nine hours.
  const [all] = await figuresOf([...rows, row(24 + 12)], time, monday);
  expect(all).toEqual({
    group: 'all',
    name: '',
    messages: 10,
    held: 0,
    answered: 10,
    inTime: 0.9,
    median: 4,
    ninetieth: 8,
  });
});

test('a message that waits counts against the promise once that is over; held and older ones never', async () => {
  const rows = [row(1), row(null), row(null, {}, { quarantined: 1 }), row(null, {}, { reminded: 'before' })];
  expect((await figuresOf(rows, time, monday + 8 * hour))[0]).toMatchObject({
    messages: 4,
    held: 1,
    answered: 1,
    inTime: 1,
  });
  expect((await figuresOf(rows, time, monday + 9 * hour))[0]).toMatchObject({ inTime: 0.5 });
  const released = row(1, {}, { received_at: monday - 120 * hour, released_at: monday });
  expect((await figuresOf([released], time, monday))[0]).toMatchObject({ inTime: 1, median: 1 });
  expect(await figuresOf([], time, monday)).toEqual([expect.objectContaining({ messages: 0, inTime: undefined })]);
});

test('groups are the page where the visit began, the language, and the campaign or site that led here', async () => {
  const rows = [
    row(1, { landing: '/sap', utm_source: 'news', utm_campaign: 'fall', referrer: 'mail.test' }),
    row(1, { landing: '/sap', referrer: 'search.test' }, { locale: 'es' }),
    row(1, { landing: '/sap', referrer: 'search.test' }),
    row(1),
  ];
  expect((await figuresOf(rows, time, monday)).map(({ group, name, messages }) => [group, name, messages])).toEqual([
    ['all', '', 4],
    ['page', '/sap', 3],
    ['page', '', 1],
    ['language', 'en', 3],
    ['language', 'es', 1],
    ['source', 'search.test', 2],
    ['source', 'news / fall', 1],
    ['source', '', 1],
  ]);
});

test('whatever sources a flood claims, a group has twenty lines and one of the others, and what is held names none', async () => {
  const flood = Array.from({ length: 30_000 }, (_, index) => row(null, { utm_source: `Buy ${index % 15_000}` }));
  const held = Array.from({ length: 50 }, () => row(null, { utm_source: 'Click here' }, { quarantined: 1 }));
  const figures = await figuresOf([row(1, { utm_source: 'news' }), ...flood, ...held], time, monday);
  const sources = figures.filter(({ group }) => group === 'source');
  expect([figures[0]?.messages, figures[0]?.held, sources.length]).toEqual([30_051, 50, 21]);
  expect(sources.at(-1)).toMatchObject({ name: 'others', messages: 30_001 - 40, answered: 1 });
  expect(JSON.stringify(figures)).not.toContain('Click');
});

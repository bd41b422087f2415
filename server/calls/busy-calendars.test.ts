import { createServer, type RequestListener } from 'node:http';
import { expect, onTestFinished, test } from 'vitest';
import type { Calendar } from '#server/env.ts';
import { listen, urlOf } from '#server/http/site-server.ts';
import { storeInMemory } from '#server/store/test-stores.ts';
import { day } from '#shared/durations.ts';
import { busySpans, readCalendar, refreshCalendars } from './busy-calendars.ts';

const now = Date.parse('2026-11-16T12:00Z');
const owner = { timeZone: 'America/Puerto_Rico', hosts: ['ana@firm.test', 'luz@firm.test'] };

function calendarOf(event: string): string {
  return `BEGIN:VCALENDAR\nBEGIN:VEVENT\nUID:1\nSUMMARY:Secret talks\n${event}\nEND:VEVENT\nEND:VCALENDAR\n`;
}

async function serving(answer: RequestListener): Promise<string> {
  const server = createServer(answer);
  await listen(server, '127.0.0.1', 0);
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return urlOf(server);
}

test.each<[what: string, reason: string, answer: RequestListener, ms?: number]>([
  ['larger than 5 MB', 'it is larger than 5 MB', (_, response) => response.end(' '.repeat(5_000_001))],
  ['a page', 'it is no calendar', (_, response) => response.end('<!doctype html>')],
  ['empty', 'it is no calendar', (_, response) => response.end()],
  [
    'elsewhere',
    'its server redirects to 169.254.169.254',
    (_, response) => response.writeHead(302, { Location: 'http://169.254.169.254/x' }).end(),
  ],
  ['gone', 'its server answered 404', (_, response) => response.writeHead(404).end()],
  [
    'a series of every second',
    'its dates take too long to compute',
    (_, response) => response.end(calendarOf('DTSTART:19700101T000000Z\nRRULE:FREQ=SECONDLY')),
    2000,
  ],
  ['never ending', 'its server does not answer', (_, response) => void response.write('BEGIN:VCALENDAR'), 2000],
])('a calendar that is %s is given up', async (_, reason, answer, ms) => {
  await expect(readCalendar({ url: await serving(answer) }, owner, now, ms)).rejects.toThrow(reason);
});

test('a calendar counts for a day after it fails, and its words and address are not kept', async () => {
  const store = await storeInMemory();
  let isDown = false;
  const url = await serving((_, response) => {
    if (isDown) response.writeHead(500).end();
    else response.end(calendarOf('DTSTART:20261117T130000Z\nDURATION:PT1H'));
  });
  const calendars: Calendar[] = [{ url, host: 'Ana@firm.test' }];
  const busy = (at: number, host = 'ana@firm.test') => busySpans(store.db, calendars, host, at);
  expect(await busy(now)).toBeUndefined();
  expect(await busy(now, 'luz@firm.test')).toEqual([]);

  expect(await refreshCalendars(store, calendars, owner, now)).toEqual({ fault: undefined, notes: [] });
  isDown = true;
  const { fault } = await refreshCalendars(store, calendars, owner, now + 1000);
  expect(fault).toContain('calendar 1 of BUSY_CALENDARS');
  expect(await busy(now + day - 1)).toHaveLength(1);
  expect(await busy(now + day)).toBeUndefined();
  const kept = await store.db.selectFrom('busy_calendars').selectAll().execute();
  expect(JSON.stringify(kept)).not.toMatch(/Secret|127\.0\.0\.1/);
});

test('what of a calendar cannot be read is named by its UIDs, its zones, or as nothing', async () => {
  const store = await storeInMemory();
  const texts = [
    'BEGIN:VCALENDAR\nEND:VCALENDAR',
    calendarOf('DTSTART;TZID=X:soon'),
    calendarOf('DTSTART;TZID=X:20261117T130000'),
  ];
  const calendars = await Promise.all(
    texts.map(async (text) => ({ url: await serving((_, response) => response.end(text)) })),
  );

  expect((await refreshCalendars(store, calendars, owner, now)).notes).toEqual([
    { calendar: 1, entries: 0 },
    { calendar: 2, entries: 0, unread: '1', unknownZones: 'X' },
    { calendar: 3, entries: 1, unknownZones: 'X' },
  ]);
});

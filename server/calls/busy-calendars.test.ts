import { createServer, type RequestListener } from 'node:http';
import { expect, onTestFinished, test } from 'vitest';
import type { Calendar } from '#server/env.ts';
import { addressOf, listen } from '#server/http/site-server.ts';
import { storeInMemory } from '#server/store/stores-under-test.ts';
import { busySpans, readCalendar, refreshCalendars } from './busy-calendars.ts';

const now = Date.parse('2026-11-16T12:00Z');
const day = 24 * 3600_000;
const zone = 'America/Puerto_Rico';

const newYork = `BEGIN:VTIMEZONE
TZID:Eastern
BEGIN:STANDARD
DTSTART:20201101T020000
TZOFFSETFROM:-0400
TZOFFSETTO:-0500
END:STANDARD
END:VTIMEZONE`;

function calendarOf(...events: string[]): string {
  const parts = events.map((event) => `BEGIN:VEVENT\nUID:1\nSUMMARY:Secret talks\n${event}\nEND:VEVENT`);
  return ['BEGIN:VCALENDAR', 'VERSION:2.0', newYork, ...parts, 'END:VCALENDAR', ''].join('\n').replaceAll('\n', '\r\n');
}

async function serving(answer: RequestListener): Promise<string> {
  const server = createServer(answer);
  await listen(server, '127.0.0.1', 0);
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return addressOf(server);
}

async function spansOf(text: string): Promise<string[]> {
  const url = await serving((_, response) => response.end(text));
  const spans = await readCalendar(url, zone, now);
  return spans.map((span) => span.map((at) => new Date(at).toISOString().slice(5, 16)).join(' – '));
}

test.each([
  ['a time of UTC', ['DTSTART:20261117T130000Z\nDTEND:20261117T140000Z'], ['11-17T13:00 – 11-17T14:00']],
  ['a zone that it describes', ['DTSTART;TZID=Eastern:20261117T130000\nDURATION:PT1H'], ['11-17T18:00 – 11-17T19:00']],
  [
    'a zone that it names',
    ['DTSTART;TZID=Asia/Kathmandu:20261117T130000\nDURATION:PT1H'],
    ['11-17T07:15 – 11-17T08:15'],
  ],
  ['a zone that nobody knows', ['DTSTART;TZID=X:20261117T130000\nDURATION:PT1H'], ['11-17T17:00 – 11-17T18:00']],
  ['a whole day here', ['DTSTART;VALUE=DATE:20261117'], ['11-17T04:00 – 11-18T04:00']],
  ['nothing of what is free', ['DTSTART;VALUE=DATE:20261117\nTRANSP:TRANSPARENT'], []],
  ['nothing of what is canceled', ['DTSTART;VALUE=DATE:20261117\nSTATUS:CANCELLED'], []],
  [
    'a series without its exceptions',
    [
      'DTSTART:20200107T130000Z\nDURATION:PT1H\nRRULE:FREQ=WEEKLY;UNTIL=20261207T000000Z\nEXDATE:20261124T130000Z',
      'RECURRENCE-ID:20261201T130000Z\nDTSTART:20261202T150000Z\nDURATION:PT1H',
    ],
    ['11-17T13:00 – 11-17T14:00', '12-02T15:00 – 12-02T16:00'],
  ],
])('a calendar keeps somebody busy for %s', async (_, events, expected) => {
  expect(await spansOf(calendarOf(...events))).toEqual(expected);
});

test.each<[what: string, reason: string, answer: RequestListener, ms?: number]>([
  ['larger than 5 MB', 'it is larger than 5 MB', (_, response) => response.end(' '.repeat(5_000_001))],
  ['a page', 'it is no calendar', (_, response) => response.end('<!doctype html>')],
  ['gone', 'its server answered 404', (_, response) => response.writeHead(404).end()],
  [
    'a series of every second',
    'its dates take too long to compute',
    (_, response) => response.end(calendarOf('DTSTART:19700101T000000Z\nRRULE:FREQ=SECONDLY')),
    2000,
  ],
  ['never ending', 'its server does not answer', (_, response) => void response.write('BEGIN:VCALENDAR'), 2000],
])('a calendar that is %s is given up', async (_, reason, answer, ms) => {
  await expect(readCalendar(await serving(answer), zone, now, ms)).rejects.toThrow(reason);
});

test('a calendar counts for a day after it fails, and its words and address are not kept', async () => {
  const store = await storeInMemory();
  let isDown = false;
  const url = await serving((_, response) => {
    if (isDown) response.writeHead(500).end();
    else response.end(calendarOf('DTSTART:20261117T130000Z\nDURATION:PT1H'));
  });
  const calendars: Calendar[] = [{ url, host: 'ana@firm.test' }];
  const busy = (at: number, host = 'ana@firm.test') => busySpans(store.db, calendars, host, at);
  expect(await busy(now)).toBeUndefined();
  expect(await busy(now, 'luz@firm.test')).toEqual([]);

  expect(await refreshCalendars(store, calendars, zone, now)).toBeUndefined();
  isDown = true;
  expect(await refreshCalendars(store, calendars, zone, now + 1000)).toContain('calendar 1 of BUSY_CALENDARS');
  expect(await busy(now + day - 1)).toHaveLength(1);
  expect(await busy(now + day)).toBeUndefined();
  const kept = await store.db.selectFrom('settings').selectAll().execute();
  expect(JSON.stringify(kept)).not.toMatch(/Secret|127\.0\.0\.1/);
});

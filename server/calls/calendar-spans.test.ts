import { expect, test } from 'vitest';
import { day } from '#shared/durations.ts';
import { readFeed } from './calendar-spans.ts';

const owner = { timeZone: 'America/Puerto_Rico', hosts: ['ana@firm.test'] };

const newYork = `BEGIN:VTIMEZONE
TZID:Eastern
BEGIN:STANDARD
DTSTART:20201101T020000
TZOFFSETFROM:-0400
TZOFFSETTO:-0500
END:STANDARD
END:VTIMEZONE`;

function feedOf(parts: string, name = 'VEVENT'): string {
  const entries = parts
    .split('\n\n')
    .map((part) => `BEGIN:${name}\n${part.includes('UID:') ? '' : 'UID:1\n'}${part}\nEND:${name}`);
  return ['BEGIN:VCALENDAR', 'VERSION:2.0', ...entries, newYork, 'END:VCALENDAR', '']
    .join('\n')
    .replaceAll('\n', '\r\n');
}

/** What a feed keeps busy in the four weeks from this day on, as `11-17T13:00 – 14:00`. */
function read(text: string, from = '2026-11-16') {
  const begin = Date.parse(from);
  const { spans, entries: _, ...others } = readFeed(text, owner, begin, begin + 28 * day);
  const shown = spans.map(([begins, ends]) => {
    const [start = '', end = ''] = [begins, ends].map((at) => new Date(at).toISOString().slice(5, 16));
    return `${start} – ${end.slice(0, 5) === start.slice(0, 5) ? end.slice(6) : end}`;
  });
  return { busy: [...new Set(shown)].sort(), ...others };
}

const hour = 'DURATION:PT1H';
const tuesday = 'DTSTART:20261117T130000Z\nDTEND:20261117T140000Z';
const good = '11-17T13:00 – 14:00';

test.each<[what: string, entries: string, expected: string[]]>([
  ['a time of UTC', tuesday, [good]],
  ['a zone that it describes', `DTSTART;TZID=Eastern:20261117T130000\n${hour}`, ['11-17T18:00 – 19:00']],
  ['a zone that it names', `DTSTART;TZID=Asia/Kathmandu:20261117T130000\n${hour}`, ['11-17T07:15 – 08:15']],
  ['a whole day here', 'DTSTART;VALUE=DATE:20261117', ['11-17T04:00 – 11-18T04:00']],
  ['nothing of what is free', `${tuesday}\nTRANSP:TRANSPARENT`, []],
  ['nothing of what is canceled', `${tuesday}\nSTATUS:CANCELLED`, []],
  [
    'a series without its exceptions',
    `DTSTART:20200107T130000Z\n${hour}\nRRULE:FREQ=WEEKLY;UNTIL=20261207T000000Z\nEXDATE:20261124T130000Z\n\nRECURRENCE-ID:20261201T130000Z\nDTSTART:20261202T150000Z\n${hour}`,
    [good, '12-02T15:00 – 16:00'],
  ],
  [
    'a series that changes from one day on',
    `DTSTART:20261117T130000Z\n${hour}\nRRULE:FREQ=DAILY;COUNT=3\n\nRECURRENCE-ID;RANGE=THISANDFUTURE:20261118T130000Z\nDTSTART:20261118T150000Z\n${hour}`,
    [good, '11-18T15:00 – 16:00', '11-19T15:00 – 16:00'],
  ],
  [
    'an occurrence that was moved here from a later month',
    `DTSTART:20260302T130000Z\n${hour}\nRRULE:FREQ=YEARLY\n\nRECURRENCE-ID:20270302T130000Z\nDTSTART:20261201T150000Z\n${hour}`,
    ['12-01T15:00 – 16:00'],
  ],
  [
    'the start of a series whose rule has other days',
    `DTSTART:20261117T130000Z\n${hour}\nRRULE:FREQ=WEEKLY;BYDAY=WE;COUNT=2`,
    [good, '11-18T13:00 – 14:00', '11-25T13:00 – 14:00'],
  ],
  ['the start beside RDATE', `${tuesday}\nRDATE:20261120T130000Z`, [good, '11-20T13:00 – 14:00']],
  [
    'no start that is taken out',
    `${tuesday}\nRDATE:20261120T130000Z\nEXDATE:20261117T130000Z`,
    ['11-20T13:00 – 14:00'],
  ],
  ['periods of RDATE', `${tuesday}\nRDATE;VALUE=PERIOD:20261120T130000Z/PT3H`, [good, '11-20T13:00 – 16:00']],
  ['a zone of Windows', `DTSTART;TZID=Pacific Standard Time:20261117T090000\n${hour}`, ['11-17T17:00 – 18:00']],
  [
    'an end in another zone',
    'DTSTART;TZID=America/New_York:20261117T090000\nDTEND;TZID=Asia/Kathmandu:20261117T210000',
    ['11-17T14:00 – 15:15'],
  ],
  [
    'a date that does not say so',
    'DTSTART:20261117\nRRULE:FREQ=DAILY;COUNT=2\nEXDATE:20261118',
    ['11-17T04:00 – 11-18T04:00'],
  ],
  [
    'no day of a series that a time takes out',
    'DTSTART;VALUE=DATE:20261117\nRRULE:FREQ=DAILY;COUNT=3\nEXDATE:20261117T000000\nEXDATE:20261119T040000Z',
    ['11-18T04:00 – 11-19T04:00'],
  ],
  [
    'no time of a series that a day takes out',
    `DTSTART:20261117T130000Z\n${hour}\nRRULE:FREQ=DAILY;COUNT=2\nEXDATE;VALUE=DATE:20261118`,
    [good],
  ],
  ['nothing that the host declined', `${tuesday}\nATTENDEE;PARTSTAT=DECLINED:mailto:Ana@Firm.test`, []],
  ['what another guest declined', `${tuesday}\nATTENDEE;PARTSTAT=DECLINED:mailto:luz@firm.test`, [good]],
  [
    'all but the occurrence that the host declined',
    `DTSTART:20261117T130000Z\n${hour}\nRRULE:FREQ=DAILY;COUNT=2\n\nRECURRENCE-ID:20261118T130000Z\nDTSTART:20261118T130000Z\n${hour}\nATTENDEE;PARTSTAT=DECLINED:mailto:ana@firm.test`,
    [good],
  ],
  ['a text with a raw line break', `${tuesday}\nDESCRIPTION:first\nand second; with: signs\nSUMMARY:x`, [good]],
])('busy is %s', (_, entries, expected) => {
  expect(read(feedOf(entries))).toEqual({ busy: expected, unreadUids: [], zones: [] });
});

test('busy are the periods of a calendar that says no more', () => {
  const periods =
    'FREEBUSY:20261117T130000Z/20261117T140000Z,20261118T130000Z/PT1H\nFREEBUSY;FBTYPE=FREE:20261119T130000Z/PT1H\nFREEBUSY;FBTYPE=BUSY-TENTATIVE:20261120T130000Z/PT1H';
  expect(read(feedOf(periods, 'VFREEBUSY')).busy).toEqual([good, '11-18T13:00 – 14:00', '11-20T13:00 – 14:00']);
});

test('an entry that cannot be read is named by its UID, and the others count', () => {
  const text = feedOf(`DTSTART:soon\n\nUID:2\n${tuesday}\nRRULE:FREQ=SOMETIMES\n\nUID:3\n${tuesday}`);
  expect(read(text)).toEqual({ busy: [good], unreadUids: ['1', '2'], zones: [] });
});

test('a zone that nobody knows is the calendar’s own, and named', () => {
  const event = feedOf(`DTSTART;TZID=Customized Time Zone:20261117T090000\n${hour}`);
  expect(read(event)).toMatchObject({ busy: [good], zones: ['Customized Time Zone'] });
  const own = event.replace('VERSION:2.0', 'VERSION:2.0\r\nX-WR-TIMEZONE:Asia/Kathmandu');
  expect(read(own).busy).toEqual(['11-17T03:15 – 04:15']);
});

test.each([
  '',
  '\r\n',
  '<!doctype html>',
  feedOf(tuesday).replace(/END:VCALENDAR\s+$/, ''),
  feedOf(tuesday).slice(0, 60),
])('%j is no calendar', (text) => {
  expect(() => read(text)).toThrow('it is no calendar');
});

test('a byte-order mark does not matter', () => {
  expect(read(`\ufeff${feedOf(tuesday)}`).busy).toEqual([good]);
});

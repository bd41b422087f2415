import ICAL from 'ical.js';
import { findIana } from 'windows-iana';
import { day } from '#shared/durations.ts';
import { memoizeByKey } from '#site/memoize.ts';
import { createTimeZone } from '#site/time-zone.ts';
import type { Span } from './free-times.ts';

export interface Owner {
  /** Of the company; a calendar may name another. */
  readonly timeZone: string;
  /** Mailboxes under which the calendar's owner is invited. */
  readonly hosts: readonly string[];
}

export interface Feed {
  /** Busy times, without their texts. */
  readonly spans: readonly Span[];
  /** How many events and the like it has. */
  readonly entries: number;
  /** The UIDs of entries that cannot be read. */
  readonly unreadUids: readonly string[];
  /** Time zones that nobody knows; their times were read in that of the calendar. */
  readonly zones: readonly string[];
}

/** Longer than any difference between time zones, and than a changed series moves its later occurrences. */
const margin = 31 * day;

// Also reads a date where a time was announced, and the other way round.
ICAL.design.strict = false;

/** When a feed's calendars keep their owner busy between two moments. Throws if it is no calendar. */
export function readFeed(text: string, { timeZone, hosts }: Owner, from: number, to: number): Feed {
  const lines = linesOf(text);
  if (!/^BEGIN:VCALENDAR/i.test(lines[0] ?? '') || !/^END:VCALENDAR/i.test(lines.at(-1) ?? ''))
    throw new Error('it is no calendar');
  const [unreadUids, zones, spans] = [[] as string[], new Set<string>(), [] as Span[]];
  const calendarZone = findZone(textOf('X-WR-TIMEZONE', lines)) ?? new NamedZone(timeZone);

  const instantOf = (time: ICAL.Time) =>
    time.isDate ? calendarZone.local.instantOf(time.toString(), '00:00') : time.toUnixTime() * 1000;
  const dateOf = (time: ICAL.Time) =>
    time.zone === ICAL.Timezone.utcTimezone ? calendarZone.local.dateOf(instantOf(time)) : time.toString().slice(0, 10);
  const spanOf = (begins: ICAL.Time, ends: ICAL.Time): Span => [instantOf(begins), instantOf(ends)];

  /** Runs a part of the work; an entry that it cannot read is left out. */
  function attempt(uid: string | undefined, work: () => void): void {
    try {
      work();
    } catch {
      unreadUids.push(uid ?? 'no UID');
    }
  }

  /** Gives the times of an entry their zones. */
  function setZones(component: ICAL.Component): void {
    for (const property of component.getAllProperties()) {
      const name = property.getFirstParameter('tzid');
      if (name && !ICAL.TimezoneService.has(name)) {
        const zone = findZone(name);
        if (!zone) zones.add(name);
        ICAL.TimezoneService.register(zone ?? calendarZone, name);
      }
      for (const value of property.getValues() as unknown[])
        for (const time of value instanceof ICAL.Period ? [value.start, value.end] : [value])
          if (time instanceof ICAL.Time && !time.isDate && time.zone === ICAL.Timezone.localTimezone)
            time.zone = calendarZone;
    }
  }

  /** A series is without its exceptions, which count where they land. */
  function* spansOfSeries(series: ICAL.Component, exceptions: readonly ICAL.Event[]): Generator<Span> {
    const event = new ICAL.Event(series, { exceptions: exceptions.filter((exception) => exception.modifiesFuture()) });
    yield* periodsOf(series, 'rdate');
    for (const property of series.getAllProperties('rdate'))
      if (property.type === 'period') series.removeProperty(property);
    const replaced = [
      ...series.getAllProperties('exdate').flatMap((property) => property.getValues() as ICAL.Time[]),
      ...exceptions.map(({ recurrenceId }) => recurrenceId),
    ].map((time) => (time.isDate || event.startDate.isDate ? dateOf(time) : instantOf(time)));
    const excluded = new Set<string | number>(replaced);
    const occurrences = event.iterator();
    // Computing the instants of years takes long.
    const [since = '', until = ''] = [from - event.duration.toSeconds() * 1000 - margin, to + margin].map((time) =>
      new Date(time).toISOString(),
    );
    // The start is an occurrence even if the rule has other days.
    for (let start = event.startDate; start && start.toString() < until; start = occurrences.next()) {
      if (start.toString() < since) continue;
      if (excluded.has(dateOf(start)) || excluded.has(instantOf(start))) continue;
      excluded.add(instantOf(start));
      const { item, startDate, endDate } = event.getOccurrenceDetails(start);
      if (isBusy(item.component, hosts)) yield spanOf(startDate, endDate);
    }
  }

  function* periodsOf(component: ICAL.Component, name: string): Generator<Span> {
    for (const property of component.getAllProperties(name)) {
      if (property.type !== 'period' || String(property.getFirstParameter('fbtype')).toUpperCase() === 'FREE') continue;
      for (const period of property.getValues() as ICAL.Period[]) yield spanOf(period.start, period.getEnd());
    }
  }

  function* spansOfEntries(components: readonly ICAL.Component[]): Generator<Span> {
    const exceptions = components
      .filter((component) => component.hasProperty('recurrence-id'))
      .map((component) => new ICAL.Event(component));
    for (const component of components) {
      if (component.name === 'vfreebusy') yield* periodsOf(component, 'freebusy');
      else if (!component.hasProperty('recurrence-id')) yield* spansOfSeries(component, exceptions);
    }
    for (const { component, startDate, endDate } of exceptions)
      if (isBusy(component, hosts)) yield spanOf(startDate, endDate);
  }

  ICAL.TimezoneService.reset();
  const entries: { uid: string | undefined; component: ICAL.Component }[] = [];
  for (const entry of entriesOf(lines)) {
    const uid = textOf('UID', entry);
    attempt(uid, () => {
      const component = new ICAL.Component(ICAL.parse(entry.join('\r\n')));
      if (component.name === 'vtimezone') return ICAL.TimezoneService.register(component);
      setZones(component);
      entries.push({ uid, component });
    });
  }
  for (const sameUid of Map.groupBy(entries, ({ uid, component }) => uid ?? component).values())
    attempt(sameUid[0]?.uid, () => {
      for (const [begins, ends] of spansOfEntries(sameUid.map(({ component }) => component)))
        if (begins < to && ends > from) spans.push([begins, ends]);
    });
  return { spans, entries: entries.length, unreadUids, zones: [...zones] };
}

/** The properties that say when. Others may be texts with raw line breaks. */
const dateProperties =
  /^(?:BEGIN|END|UID|DTSTART|DTEND|DURATION|RRULE|RDATE|EXDATE|RECURRENCE-ID|TRANSP|STATUS|X-MICROSOFT-CDO-BUSYSTATUS|ATTENDEE|FREEBUSY|TZID|TZOFFSETFROM|TZOFFSETTO|X-WR-TIMEZONE)[:;]/i;

/** Unfolded (RFC 5545, 3.1). */
function linesOf(text: string): string[] {
  const lines = text.replace(/^\ufeff/, '').split(/\r?\n(?![ \t])/);
  return lines.map((line) => line.replace(/\r?\n[ \t]/g, '').trim()).filter((line) => dateProperties.test(line));
}

function textOf(name: string, lines: readonly string[]): string | undefined {
  return lines.find((line) => line.startsWith(`${name}:`))?.slice(name.length + 1);
}

/** The lines of each: the time zones that the feed describes, then the rest. */
function entriesOf(lines: readonly string[]): string[][] {
  const begins = lines.flatMap((line, index) => (/^BEGIN:(?:VEVENT|VFREEBUSY|VTIMEZONE)$/i.test(line) ? [index] : []));
  const entries = begins.map((begin) => {
    const end = lines.indexOf(lines[begin]?.replace(/^BEGIN/i, 'END') ?? '', begin);
    return lines.slice(begin, end + 1);
  });
  const isZone = ([begin = '']: string[]) => /VTIMEZONE$/i.test(begin);
  return [...entries.filter(isZone), ...entries.filter((entry) => !isZone(entry))];
}

/** A time zone by its name, in place of a description. */
class NamedZone extends ICAL.Timezone {
  readonly local: ReturnType<typeof createTimeZone>;
  private readonly offsetAt: (shown: string) => number;

  constructor(name: string) {
    super({ tzid: name });
    const local = createTimeZone(name);
    this.local = local;
    this.offsetAt = memoizeByKey((shown: string) => {
      const [date = '', clock = ''] = shown.split('T');
      return (Date.parse(`${shown}Z`) - local.instantOf(date, clock)) / 1000;
    });
  }

  override utcOffset(time: ICAL.Time): number {
    return this.offsetAt(time.toString().slice(0, 16));
  }
}

/** By a name of the IANA or of Windows (CLDR's table). */
function findZone(name: string | undefined): NamedZone | undefined {
  if (!name) return undefined;
  try {
    return new NamedZone(findIana(name)[0] ?? name);
  } catch {
    return undefined;
  }
}

function isBusy(component: ICAL.Component, hosts: readonly string[]): boolean {
  const propertyText = (name: string) => String(component.getFirstPropertyValue(name) ?? '').toUpperCase();
  const isDeclined = component.getAllProperties('attendee').some((attendee) => {
    const mailbox = String(attendee.getFirstValue()).replace(/^mailto:/i, '');
    const status = String(attendee.getFirstParameter('partstat')).toUpperCase();
    return status === 'DECLINED' && hosts.includes(mailbox.toLowerCase());
  });
  return (
    propertyText('transp') !== 'TRANSPARENT' &&
    propertyText('status') !== 'CANCELLED' &&
    propertyText('x-microsoft-cdo-busystatus') !== 'FREE' &&
    !isDeclined
  );
}

import ICAL from 'ical.js';
import { createTimeZone } from '#site/time-zone.ts';
import type { Span } from './free-times.ts';

/** The busy times of a feed's calendars between two moments, without their texts. Throws if it is no calendar. */
export function spansOf(text: string, timeZone: string, from: number, to: number): Span[] {
  const parsed = ICAL.parse(text) as unknown[];
  const calendars = (typeof parsed[0] === 'string' ? [parsed] : parsed).map((each) => new ICAL.Component(each as []));
  if (calendars.some(({ name }) => name !== 'vcalendar')) throw new Error('it is no calendar');
  const own = createTimeZone(timeZone);

  /** Reads the times of an event. A zone that the feed does not describe is looked up by its name, else it is ours. */
  function readerOf({ component }: ICAL.Event): (time: ICAL.Time) => number {
    const name = component.getFirstProperty('dtstart')?.getFirstParameter('tzid');
    const zone = zoneNamed(name) ?? own;
    return (time) => {
      if (time.zone?.tzid !== 'floating') return time.toUnixTime() * 1000;
      const shown = time.toString();
      return zone.instantOf(shown.slice(0, 10), shown.slice(11, 16) || '00:00');
    };
  }

  function* spansOfEvent(event: ICAL.Event): Generator<Span> {
    const instantOf = readerOf(event);
    if (!event.isRecurring()) {
      if (isBusy(event)) yield [instantOf(event.startDate), instantOf(event.endDate)];
      return;
    }
    const occurrences = event.iterator();
    for (let next = occurrences.next(); next && instantOf(next) < to; next = occurrences.next()) {
      const { item, startDate, endDate } = event.getOccurrenceDetails(next);
      if (isBusy(item)) yield [instantOf(startDate), instantOf(endDate)];
    }
  }

  const spans: Span[] = [];
  for (const calendar of calendars) {
    for (const zone of calendar.getAllSubcomponents('vtimezone')) ICAL.TimezoneService.register(zone);
    for (const event of eventsOf(calendar))
      for (const [begins, ends] of spansOfEvent(event)) if (begins < to && ends > from) spans.push([begins, ends]);
  }
  return spans;
}

function zoneNamed(name: string | undefined) {
  try {
    return name ? createTimeZone(name) : undefined;
  } catch {
    return undefined;
  }
}

/** Each with the exceptions of its series; an exception without its series counts as an event. */
function eventsOf(calendar: ICAL.Component): ICAL.Event[] {
  const byUid = Map.groupBy(calendar.getAllSubcomponents('vevent'), (event) => event.getFirstPropertyValue('uid'));
  return [...byUid.values()].flatMap((events) => {
    const [series, exceptions] = [false, true].map((is) =>
      events.filter((event) => event.hasProperty('recurrence-id') === is),
    ) as [ICAL.Component[], ICAL.Component[]];
    const alone = series.length > 0 ? series : exceptions;
    return alone.map((event) => new ICAL.Event(event, { exceptions: series.length > 0 ? exceptions : [] }));
  });
}

function isBusy({ component }: ICAL.Event): boolean {
  const says = (name: string) => String(component.getFirstPropertyValue(name) ?? '').toUpperCase();
  return (
    says('transp') !== 'TRANSPARENT' && says('status') !== 'CANCELLED' && says('x-microsoft-cdo-busystatus') !== 'FREE'
  );
}

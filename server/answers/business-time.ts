import type { Company } from '#site/load.server.ts';

export type BusinessFacts = Pick<Company, 'timeZone' | 'officeHours' | 'daysOff' | 'promises'>;
export type BusinessTime = ReturnType<typeof createBusinessTime>;

const minute = 60_000;
const day = 24 * 60 * minute;
const weekdays = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];

/** Counts the time during which the company is open; milliseconds. */
export function createBusinessTime({ timeZone, officeHours, daysOff, promises }: BusinessFacts) {
  const opened = new Map<string, [number, number][]>();
  const dates = new Map<number, string>();
  const local = new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' });
  const zone = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' });

  /** Zones differ by quarters of an hour, so that in each of them it is one date: to ask Intl each time is slow. */
  function dateOf(instant: number): string {
    const quarter = Math.floor(instant / (15 * minute));
    const known = dates.get(quarter) ?? local.format(instant);
    dates.set(quarter, known);
    return known;
  }

  function offsetAt(instant: number): number {
    const name = zone.formatToParts(instant).find(({ type }) => type === 'timeZoneName')?.value ?? '';
    const [, sign, hours = 0, minutes = 0] = /GMT([+-])(\d+):(\d+)/.exec(name) ?? [];
    return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * minute;
  }

  /** The instant at which the clocks of the zone show this time on this date; 24:00 is the next midnight. */
  function instantOf(date: string, time: string): number {
    const [hours = 0, minutes = 0] = time.split(':').map(Number);
    const shown = Date.parse(date) + (hours * 60 + minutes) * minute;
    return shown - offsetAt(shown - offsetAt(shown));
  }

  function openOn(date: string): [number, number][] {
    const known = opened.get(date);
    if (known) return known;
    const weekday = weekdays[new Date(date).getUTCDay()];
    const spans = officeHours
      .filter(({ days }) => !daysOff.includes(date) && days.some((each) => each === weekday))
      .map(({ from, to }): [number, number] => [instantOf(date, from), instantOf(date, to)]);
    opened.set(date, spans);
    return spans;
  }

  /** Counts no further than needed to be sure of `enough`. */
  function between(from: number, to: number, enough = Number.POSITIVE_INFINITY): number {
    const last = dateOf(to);
    let sum = 0;
    for (let date = dateOf(from); date <= last && sum < enough; date = nextDate(date))
      for (const [opens, closes] of openOn(date)) sum += Math.max(0, Math.min(to, closes) - Math.max(from, opens));
    return sum;
  }

  // So that a day is a day to who comes on the shortest and who comes on the longest.
  const longestDay = Math.max(
    ...weekdays.map((each) =>
      officeHours
        .filter(({ days }) => days.some((name) => name === each))
        .reduce((sum, { from, to }) => sum + Date.parse(`1970-01-01T${to}Z`) - Date.parse(`1970-01-01T${from}Z`), 0),
    ),
  );
  const promise = promises.replyDays * longestDay;

  return {
    between,
    promise,
    stageAt(receivedAt: number, now: number): 'none' | 'half' | 'late' {
      const passed = between(receivedAt, now, promise);
      if (passed >= promise) return 'late';
      return passed * 2 >= promise ? 'half' : 'none';
    },
  };
}

function nextDate(date: string): string {
  return new Date(Date.parse(date) + day).toISOString().slice(0, 10);
}

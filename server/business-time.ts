import { day } from '#shared/durations.ts';
import type { Company } from '#site/create-site.server.ts';
import { memoizeByKey } from '#site/memoize.ts';
import { createTimeZone } from '#site/time-zone.ts';
import { weekdays } from '#site/weekdays.ts';

export type Office = Pick<Company, 'timeZone' | 'officeHours' | 'daysOff' | 'promises'>;

/** Counts the time during which the company is open; milliseconds. */
export function createBusinessTime({ timeZone, officeHours, daysOff, promises }: Office) {
  const { dateOf, instantOf } = createTimeZone(timeZone);

  const hoursOn = memoizeByKey((date: string) => {
    // For JavaScript a week begins on Sunday, as 0; here that is the last day.
    const weekday = weekdays.at(new Date(date).getUTCDay() - 1);
    return officeHours
      .filter(({ days }) => !daysOff.includes(date) && days.some((name) => name === weekday))
      .map(({ from, to }): [number, number] => [instantOf(date, from), instantOf(date, to)]);
  });

  /** Counts no further than needed to be sure of `enough`. */
  function openTime(from: number, to: number, enough = Number.POSITIVE_INFINITY): number {
    const last = dateOf(to);
    let sum = 0;
    for (let date = dateOf(from); date <= last && sum < enough; date = nextDate(date))
      for (const [opens, closes] of hoursOn(date)) sum += Math.max(0, Math.min(to, closes) - Math.max(from, opens));
    return sum;
  }

  // Each promised day counts as long as the longest: otherwise an answer could be due on the day of its message.
  const longestDay = Math.max(
    ...weekdays.map((weekday) =>
      officeHours
        .filter(({ days }) => days.some((name) => name === weekday))
        .reduce((sum, { from, to }) => sum + Date.parse(`1970-01-01T${to}Z`) - Date.parse(`1970-01-01T${from}Z`), 0),
    ),
  );
  const promisedTime = promises.replyDays * longestDay;

  /** The opening hours of this day and of the given number of days after it. */
  function openingHoursFrom(now: number, days: number): [number, number][] {
    const spans: [number, number][] = [];
    for (let date = dateOf(now), daysLeft = days; daysLeft >= 0; date = nextDate(date), daysLeft -= 1)
      spans.push(...hoursOn(date));
    return spans;
  }

  return {
    openTime,
    longestDay,
    openingHoursFrom,
    dateOf,
    stageAt(receivedAt: number, now: number): 'none' | 'half' | 'late' {
      const passed = openTime(receivedAt, now, promisedTime);
      if (passed >= promisedTime) return 'late';
      return passed * 2 >= promisedTime ? 'half' : 'none';
    },
  };
}

function nextDate(date: string): string {
  return new Date(Date.parse(date) + day).toISOString().slice(0, 10);
}

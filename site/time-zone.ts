import { minute } from '#shared/durations.ts';
import { memoizeByKey } from './memoize.ts';

/** Dates and clocks of a time zone; instants are milliseconds since 1970. */
export const createTimeZone = memoizeByKey((timeZone: string) => {
  const local = new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' });
  const zone = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' });

  function offsetAt(instant: number): number {
    const name = zone.formatToParts(instant).find(({ type }) => type === 'timeZoneName')?.value ?? '';
    const [, sign, hours = 0, minutes = 0] = /GMT([+-])(\d+):(\d+)/.exec(name) ?? [];
    return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * minute;
  }

  // Zones differ by quarters of an hour, each of which has one date.
  const dateOfQuarter = memoizeByKey((quarter: number) => local.format(quarter * 15 * minute));

  return {
    /** The date at an instant, such as 2026-11-20. */
    dateOf: (instant: number): string => dateOfQuarter(Math.floor(instant / (15 * minute))),
    /** The instant of this time on this date; 24:00 is the next midnight. NaN for anything but a date. */
    instantOf(date: string, time: string): number {
      const [hours = 0, minutes = 0] = time.split(':').map(Number);
      const shown = Date.parse(date) + (hours * 60 + minutes) * minute;
      return Number.isNaN(shown) ? shown : shown - offsetAt(shown - offsetAt(shown));
    },
  };
});

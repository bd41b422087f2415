import type { z } from 'zod';
import { fill } from '#shared/fill.ts';
import { pluralForm } from '#shared/plural.ts';
import type { Company } from './create-site.server.ts';
import type { siteSchema } from './schema/site.ts';
import { type Weekday, weekdays } from './weekdays.ts';

type Promises = z.output<typeof siteSchema>['promises'];

/** What the company promises in one language's words, made of its facts. */
export function promiseWords(
  { replyTime, officeHours, ...otherPromises }: Promises,
  company: Pick<Company, 'officeHours' | 'promises' | 'timeZone'>,
  locale: string,
) {
  const { replyDays } = company.promises;
  const time = replyTime[pluralForm(replyDays, locale)];
  const { afterBreak } = officeHours;
  const groups = Map.groupBy(company.officeHours, ({ days, from }) => (afterBreak ? days.join() : days.join() + from));
  const hours = [...groups.values()].map(([first, ...laterHours]) => {
    const days = daysInWords(first?.days ?? [], officeHours.days, locale);
    const begin = fill(officeHours.hours, { days, from: clock(first?.from ?? ''), to: clock(first?.to ?? '') });
    return laterHours.reduce((text, { from, to }) => {
      return fill(afterBreak ?? '', { hours: text, from: clock(from), to: clock(to) });
    }, begin);
  });
  // With ordinary spaces, because Intl puts spaces of other widths into a time.
  function clock(time: string): string {
    const format = new Intl.DateTimeFormat(officeHours.clock, { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' });
    return format.format(new Date(`1970-01-01T${time}Z`)).replace(/\s/g, ' ');
  }
  return {
    ...otherPromises,
    replyTime: fill(time, { n: replyDays }),
    officeHours: fill(officeHours.all, {
      hours: hours.join('; '),
      zone: zoneName(company.timeZone, officeHours.clock),
    }),
  };
}

/** The zone's name in the language, the same in summer and winter: Central European Time. */
function zoneName(timeZone: string, locale: string): string {
  const format = new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: 'longGeneric' });
  return format.formatToParts().find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
}

/** Three or more days in a row as the first and the last of them. */
function daysInWords(days: readonly Weekday[], range: string, locale: string): string {
  // 5 January 1970 was a Monday.
  const name = (day: Weekday) =>
    new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' }).format(
      Date.UTC(1970, 0, 5 + weekdays.indexOf(day)),
    );
  const first = days[0];
  const last = days.at(-1);
  if (first && last && days.length > 2) {
    const begin = weekdays.indexOf(first);
    const isRow = days.every((day, index) => day === weekdays[begin + index]);
    if (isRow) return fill(range, { first: name(first), last: name(last) });
  }
  return new Intl.ListFormat(locale).format(days.map(name));
}

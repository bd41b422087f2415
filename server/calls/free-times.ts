import { createBusinessTime, type Office } from '#server/business-time.ts';
import { hour, minute } from '#shared/durations.ts';
import type { Booking } from '#site/create-site.server.ts';

/** Start and end, in milliseconds since 1970. */
export type Span = readonly [from: number, to: number];
/** What keeps somebody from a call: booked calls and other entries of the calendar. */
export type HostSchedule = { readonly calls: readonly Span[]; readonly busy: readonly Span[] };
export type FreeTime = { readonly startsAt: number; readonly hosts: readonly string[] };

/** Times at which a call can begin, or `onlyTime` alone, each with the free hosts, the least busy of the day first. */
export function freeTimes(
  rules: Booking,
  office: Office,
  schedules: ReadonlyMap<string, HostSchedule>,
  now: number,
  onlyTime?: number,
): FreeTime[] {
  const businessTime = createBusinessTime(office);
  const [length, pause, leadTime] = [
    office.promises.callMinutes * minute,
    rules.pauseMinutes * minute,
    rules.noticeHours * hour,
  ];

  function callsOn(date: string, { calls }: HostSchedule): number {
    return calls.filter(([from]) => businessTime.dateOf(from) === date).length;
  }

  function isFree({ calls, busy }: HostSchedule, startsAt: number): boolean {
    const isApart = ([from, to]: Span, gap: number) => startsAt + length + gap <= from || to + gap <= startsAt;
    return calls.every((call) => isApart(call, pause)) && busy.every((span) => isApart(span, 0));
  }

  return businessTime
    .openingHoursFrom(now, rules.horizonDays)
    .flatMap(([opens, closes]) =>
      Array.from({ length: Math.floor((closes - opens) / length) }, (_, index) => opens + index * length),
    )
    .filter((startsAt) => startsAt === (onlyTime ?? startsAt))
    .filter((startsAt) => startsAt > now && businessTime.openTime(now, startsAt, leadTime) >= leadTime)
    .flatMap((startsAt) => {
      const date = businessTime.dateOf(startsAt);
      const hosts = [...schedules]
        .map(([host, schedule]) => ({ host, schedule, count: callsOn(date, schedule) }))
        .filter(({ schedule, count }) => count < rules.perDay && isFree(schedule, startsAt))
        .sort((one, other) => one.count - other.count)
        .map(({ host }) => host);
      return hosts.length > 0 ? [{ startsAt, hosts }] : [];
    });
}

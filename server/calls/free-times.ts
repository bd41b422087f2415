import { createBusinessTime, type Office } from '#server/business-time.ts';
import { hour, minute } from '#shared/durations.ts';
import type { Booking } from '#site/create-site.server.ts';

/** Start and end, in milliseconds since 1970. */
export type Span = readonly [from: number, to: number];
/** What keeps somebody from a call: booked calls and other entries of the calendar. */
export type HostSchedule = { readonly calls: readonly Span[]; readonly busy: readonly Span[] };
export type FreeTime = { readonly at: number; readonly hosts: readonly string[] };

/** Times at which a call can begin, or `only` one, each with the free hosts, the least busy of the day first. */
export function freeTimes(
  rules: Booking,
  office: Office,
  schedules: ReadonlyMap<string, HostSchedule>,
  now: number,
  only?: number,
): FreeTime[] {
  const time = createBusinessTime(office);
  const [length, pause, notice] = [
    office.promises.callMinutes * minute,
    rules.pauseMinutes * minute,
    rules.noticeHours * hour,
  ];

  function callsOn(date: string, { calls }: HostSchedule): number {
    return calls.filter(([from]) => time.dateOf(from) === date).length;
  }

  function isFree({ calls, busy }: HostSchedule, at: number): boolean {
    const apart = ([from, to]: Span, by: number) => at + length + by <= from || to + by <= at;
    return calls.every((call) => apart(call, pause)) && busy.every((span) => apart(span, 0));
  }

  return time
    .spansFrom(now, rules.horizonDays)
    .flatMap(([opens, closes]) =>
      Array.from({ length: Math.floor((closes - opens) / length) }, (_, index) => opens + index * length),
    )
    .filter((at) => at === (only ?? at))
    .filter((at) => at > now && time.between(now, at, notice) >= notice)
    .flatMap((at) => {
      const date = time.dateOf(at);
      const hosts = [...schedules]
        .map(([host, schedule]) => ({ host, schedule, count: callsOn(date, schedule) }))
        .filter(({ schedule, count }) => count < rules.perDay && isFree(schedule, at))
        .sort((one, other) => one.count - other.count)
        .map(({ host }) => host);
      return hosts.length > 0 ? [{ at, hosts }] : [];
    });
}

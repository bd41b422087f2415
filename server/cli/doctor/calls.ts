import { calendarsOf, describeFeed, readCalendar } from '#server/calls/busy-calendars.ts';
import { freeTimes, type Span } from '#server/calls/free-times.ts';
import type { Env } from '#server/env.ts';
import { day } from '#shared/durations.ts';
import type { Site } from '#site/create-site.server.ts';
import { type Check, checkResult } from './check.ts';

/** Reads the calendars and counts the free times. */
export async function checkCalls(env: Env, site: Site, now: number): Promise<Check[]> {
  const [rules, company] = [site.booking(), site.company()];
  if (!rules.on) return [checkResult('calls', 'not asked', 'content/booking.yaml lets nobody book calls.')];
  const checks: Check[] = [];
  const busy: { host: string | undefined; spans: readonly Span[] }[] = [];
  const owner = { timeZone: company.timeZone, hosts: rules.hosts.map(({ email }) => email) };
  for (const [index, calendar] of env.BUSY_CALENDARS.entries()) {
    const name = `calendar ${index + 1}`;
    try {
      const { spans, ...feed } = await readCalendar(calendar, owner, now);
      busy.push({ host: calendar.host, spans });
      const note = describeFeed(feed);
      if (note) checks.push(checkResult(name, 'warning', `It was read in part or is empty: ${JSON.stringify(note)}.`));
    } catch (error) {
      checks.push(checkResult(name, 'error', `It cannot be read: ${(error as Error).message}.`));
    }
  }
  const schedules = rules.hosts.map(({ email }) => {
    return [email, { calls: [], busy: calendarsOf(busy, email).flatMap(({ spans }) => spans) }] as const;
  });
  const { length } = freeTimes(rules, company, new Map(schedules), now);
  const text = `${length} times are free in ${rules.horizonDays} days, beside what is booked.`;
  checks.push(checkResult('calls', length > 0 ? 'ok' : 'error', text));
  const daysOff = company.daysOff.toSorted().at(-1);
  if (!daysOff || Date.parse(daysOff) < now + rules.horizonDays * day) {
    const present = daysOff ? `The last is ${daysOff}` : 'There are none';
    const effect = 'calls are offered on holidays that daysOff in content/company.yaml does not name.';
    checks.push(checkResult('days off', 'warning', `${present}: ${effect}`));
  }
  return checks;
}

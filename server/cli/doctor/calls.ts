import { randomUUID } from 'node:crypto';
import { calendarsOf, noteOn, readCalendar } from '#server/calls/busy-calendars.ts';
import { freeTimes, type Span } from '#server/calls/free-times.ts';
import type { Env } from '#server/env.ts';
import { calendarOf } from '#server/mail/compose-call.ts';
import { mailRouteOf } from '#server/mail/mail-route.ts';
import { describeFailure } from '#server/mail/retry.ts';
import { visibleLine } from '#server/visible-text.ts';
import type { Site } from '#site/open-site.server.ts';
import { type Check, checkResult } from './check.ts';

/** Reads the calendars and counts the free times; with `send` each host gets an invitation and its cancellation. */
export async function checkCalls(env: Env, site: Site, now: number, send: boolean): Promise<Check[]> {
  const [rules, company] = [site.booking(), site.company()];
  if (!rules.on) return [checkResult('calls', 'not asked', 'content/booking.yaml lets nobody book calls.')];
  const checks: Check[] = [];
  const busy: { host: string | undefined; spans: readonly Span[] }[] = [];
  const firm = { timeZone: company.timeZone, hosts: rules.hosts.map(({ email }) => email) };
  for (const [index, calendar] of env.BUSY_CALENDARS.entries()) {
    const name = `calendar ${index + 1}`;
    try {
      const { spans, ...feed } = await readCalendar(calendar, firm, now);
      busy.push({ host: calendar.host, spans });
      const note = noteOn(feed);
      if (note) checks.push(checkResult(name, 'warning', `It was read in part or is empty: ${JSON.stringify(note)}.`));
    } catch (error) {
      checks.push(checkResult(name, 'error', `It cannot be read: ${(error as Error).message}.`));
    }
  }
  const diaries = rules.hosts.map(({ email }) => {
    return [email, { calls: [], busy: calendarsOf(busy, email).flatMap(({ spans }) => spans) }] as const;
  });
  const { length } = freeTimes(rules, company, new Map(diaries), now);
  const text = `${length} times are free in ${rules.horizonDays} days, beside what is booked.`;
  checks.push(checkResult('calls', length > 0 ? 'ok' : 'error', text));
  const daysOff = company.daysOff.toSorted().at(-1);
  if (!daysOff || Date.parse(daysOff) < now + rules.horizonDays * 24 * 3600_000)
    checks.push(
      checkResult(
        'days off',
        'warning',
        `${daysOff ? `The last is ${daysOff}` : 'There are none'}: calls are offered on holidays that daysOff in content/company.yaml does not name.`,
      ),
    );
  if (send) checks.push(await sendInvitations(env, site, now));
  return checks;
}

async function sendInvitations(env: Env, site: Site, now: number): Promise<Check> {
  const { hosts } = site.booking();
  const mailer = mailRouteOf(env).createMailer(() => {});
  const id = randomUUID();
  const summary = 'Test of calls that the website books';
  const from = env.CONTACT_FROM;
  const firm = { company: site.company().name, from, now, hosts };
  const starts_at = now + 24 * 3600_000;
  const times = { starts_at, ends_at: starts_at + 60_000, confirm_by: now };
  try {
    for (const { email: host } of hosts)
      for (const [sequence, state] of (['confirmed', 'canceled'] as const).entries()) {
        const call = { message_id: id, host, ...times, state, sequence, reminded: 1 };
        const event = { visitor: from, call, summary, description: summary, location: '' };
        const method = state === 'confirmed' ? 'REQUEST' : 'CANCEL';
        const icalEvent = { method, content: calendarOf([event], firm, method) };
        const mail = {
          from,
          to: host,
          subject: summary,
          date: new Date(now),
          text: `${summary}: ${state}.\n`,
          icalEvent,
        };
        await mailer.send(`test-${id}-${sequence}`, mail, AbortSignal.timeout(60_000));
      }
  } catch (error) {
    return checkResult('invitations', 'error', `They did not leave: ${visibleLine(describeFailure(error))}`);
  }
  const who = hosts.map(({ email }) => email).join(' and ');
  const text = `An invitation and its end are on their way to ${who}: look whether the calendar showed both.`;
  return checkResult('invitations', 'ok', text);
}

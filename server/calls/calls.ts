import type { Kysely } from 'kysely';
import { createBusinessTime } from '#server/answers/business-time.ts';
import type { Env } from '#server/env.ts';
import type { Log } from '#server/log.ts';
import type { MailParts } from '#server/mail/compose-mails.ts';
import {
  addCall,
  callsAfter,
  changeCall,
  holdMs,
  lockCalls,
  queueReminder,
  unremindedCalls,
} from '#server/store/calls.ts';
import type { CallRow, Database, MessageRow } from '#server/store/schema.ts';
import type { Store } from '#server/store/store.ts';
import type { Site } from '#site/open-site.server.ts';
import { busySpans, refreshCalendars } from './busy-calendars.ts';
import { type Diary, type FreeTime, freeTimes } from './free-times.ts';

const minute = 60_000;
const day = 24 * 60 * minute;
/** How long an offer is reused, so that asking stays cheap. */
const offerMs = 5000;

export type Calls = ReturnType<typeof createCalls>;

export function createCalls(
  { BUSY_CALENDARS: calendars, RETENTION_DAYS }: Env,
  { clock, openContent, serviceUrl }: MailParts,
  store: Store,
  log: Log,
) {
  let noted = '';
  let offer = { until: 0, value: Promise.resolve({ timeZone: '', times: [] as string[] }) };

  /** Limited to one host when a call of theirs is moved, and to one time when that is asked for. */
  async function free(
    { booking, company }: Site,
    db: Kysely<Database>,
    { moved, at }: { moved?: CallRow; at?: number } = {},
  ): Promise<FreeTime[]> {
    const now = clock.now();
    const { horizonDays, ...others } = booking();
    // Nobody could confirm a call without an address for links.
    if (!others.on || serviceUrl === undefined) return [];
    const calls = (await callsAfter(db, now - day, now)).filter(({ message_id }) => message_id !== moved?.message_id);
    const diaries = new Map<string, Diary>();
    for (const { email } of others.hosts.filter(({ email }) => !moved || email === moved.host)) {
      const busy = await busySpans(db, calendars, email, now);
      const booked = calls.filter(({ host }) => host === email);
      if (busy) diaries.set(email, { calls: booked.map(({ starts_at, ends_at }) => [starts_at, ends_at]), busy });
    }
    // An erased message takes its call with it.
    const rules = { ...others, horizonDays: Math.min(horizonDays, RETENTION_DAYS - 1) };
    return freeTimes(rules, company(), diaries, now, at);
  }

  async function look() {
    const site = openContent();
    const times = await free(site, store.db);
    const iso = times.map(({ at }) => new Date(at).toISOString());
    return { timeZone: site.company().timeZone, times: iso };
  }

  const endOf = ({ company }: Site, at: number) => at + company().promises.callMinutes * minute;

  /** A call within a working day needs no reminder. */
  function isNear({ company }: Site, at: number): boolean {
    const { between, longestDay } = createBusinessTime(company());
    return between(clock.now(), at, longestDay + minute) <= longestDay;
  }

  return {
    offered: () => {
      const now = clock.now();
      if (Math.abs(offer.until - now) > offerMs || now >= offer.until) offer = { until: now + offerMs, value: look() };
      return offer.value;
    },
    /** Takes a time for a message that is being stored. Returns false if it is not free. */
    async take(db: Parameters<typeof lockCalls>[0], { id, quarantined }: MessageRow, at: number): Promise<boolean> {
      const now = clock.now();
      offer.until = 0;
      await lockCalls(db, now);
      const site = openContent();
      const host = (await free(site, db, { at }))[0]?.hosts[0];
      if (!host) return false;
      const held_until = now + (quarantined ? holdMs.held : holdMs.asked);
      const times = { starts_at: at, ends_at: endOf(site, at), held_until };
      return addCall(db, { message_id: id, host, ...times, state: 'asked', sequence: 0, reminded: 0 });
    },
    confirm: (call: CallRow): Promise<boolean> =>
      store.db.transaction().execute(async (db) => {
        const now = clock.now();
        await lockCalls(db, now);
        if (call.held_until <= now) return false;
        const reminded = isNear(openContent(), call.starts_at) ? 1 : 0;
        return changeCall(db, call, { state: 'confirmed', reminded }, now);
      }),
    cancel: (call: CallRow): Promise<boolean> =>
      store.db
        .transaction()
        .execute((db) => changeCall(db, call, { state: 'canceled', sequence: call.sequence + 1 }, clock.now())),
    timesFor: (call: CallRow) => free(openContent(), store.db, { moved: call }),
    move: (call: CallRow, at: number): Promise<boolean> =>
      store.db.transaction().execute(async (db) => {
        const now = clock.now();
        await lockCalls(db, now);
        const site = openContent();
        if ((await free(site, db, { moved: call, at })).length === 0) return false;
        const times = { starts_at: at, ends_at: endOf(site, at), reminded: isNear(site, at) ? 1 : 0 };
        return changeCall(db, call, { ...times, sequence: call.sequence + 1 }, now);
      }),
    /** Queues the reminders of calls that are a working day away. */
    async remind(): Promise<number> {
      const site = openContent();
      const due = (await unremindedCalls(store, clock.now())).filter(({ starts_at }) => isNear(site, starts_at));
      for (const call of due) await queueReminder(store, call, clock.now());
      return due.length;
    },
    /** Reads the calendars. Returns a sentence about those that cannot be read. */
    async refresh(): Promise<string | undefined> {
      const { company, booking } = openContent();
      const firm = { timeZone: company().timeZone, hosts: booking().hosts.map(({ email }) => email) };
      const { fault, notes } = await refreshCalendars(store, calendars, firm, clock.now());
      // Once, not every five minutes.
      if (noted !== JSON.stringify(notes)) for (const note of notes) log('calendar-read-in-part', note);
      noted = JSON.stringify(notes);
      return fault;
    },
  };
}

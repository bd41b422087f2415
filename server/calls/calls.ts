import type { Kysely, Transaction } from 'kysely';
import { createBusinessTime } from '#server/business-time.ts';
import type { Env } from '#server/env.ts';
import type { Log } from '#server/log.ts';
import type { MailContext } from '#server/mail/compose-mails.ts';
import { createRateLimiter } from '#server/spam/rate-limit.ts';
import {
  addCall,
  callsAfter,
  changeCall,
  closeCall,
  confirmMs,
  countRequests,
  lockCalls,
  queueReminder,
  readCall,
  unremindedCalls,
  updateCall,
} from '#server/store/calls.ts';
import { fromDomain, fromMailbox, mailDomainOf } from '#server/store/mailbox.ts';
import type { TimeFault } from '#server/store/save-message.ts';
import type { CallRow, Database, MessageRow } from '#server/store/schema.ts';
import type { Store } from '#server/store/store.ts';
import { day, hour, minute } from '#shared/durations.ts';
import type { Site } from '#site/create-site.server.ts';
import { busySpans, refreshCalendars } from './busy-calendars.ts';
import { type FreeTime, freeTimes, type HostSchedule } from './free-times.ts';

/** How long an offer is reused, so that asking stays cheap. */
const offerMs = 5000;

/**
 * Calls that a mailbox may ask for in a day, and a domain in an hour: whoever spells a mailbox in many ways stays at
 * one domain. Where anybody gets a mailbox, one sender would refuse all others.
 */
const maxRequests = { mailbox: 3, domain: 10 };
/** Domains where anybody gets a mailbox, such as yahoo.es. */
const publicMailProviders = /^(?:aol|gmail|gmx|googlemail|hotmail|icloud|live|orange|outlook|web|yahoo)\./;

type Offer = { readonly timeZone: string; readonly times: readonly FreeTime[] };

export type Calls = ReturnType<typeof createCalls>;

export function createCalls(
  { BUSY_CALENDARS: calendars, RATE_PER_ADDRESS, RETENTION_DAYS }: Env,
  { clock, openSite, serviceUrl }: MailContext,
  store: Store,
  log: Log,
) {
  /** As many in a day as messages in ten minutes. */
  const requestLimiter = createRateLimiter({ limit: RATE_PER_ADDRESS, windowMs: day }, clock);
  let loggedNotes = '';
  let offer = { until: 0, value: Promise.resolve<Offer>({ timeZone: '', times: [] }) };

  /** Limited to one host when a call of theirs is moved, and to one time when that is asked for. */
  async function findFreeTimes(
    { booking, company }: Site,
    db: Kysely<Database>,
    { moved, startsAt }: { moved?: CallRow; startsAt?: number } = {},
  ): Promise<FreeTime[]> {
    const now = clock.now();
    const { horizonDays, ...settings } = booking();
    // Nobody could confirm a call without an address for links.
    if (!settings.on || serviceUrl === undefined) return [];
    const calls = (await callsAfter(db, now - day, now)).filter(({ message_id }) => message_id !== moved?.message_id);
    const schedules = new Map<string, HostSchedule>();
    for (const { email } of settings.hosts.filter(({ email }) => !moved || email === moved.host)) {
      const busy = await busySpans(db, calendars, email, now);
      const booked = calls.filter(({ host }) => host === email);
      if (busy) schedules.set(email, { calls: booked.map(({ starts_at, ends_at }) => [starts_at, ends_at]), busy });
    }
    // An erased message takes its call with it.
    const rules = { ...settings, horizonDays: Math.min(horizonDays, RETENTION_DAYS - 1) };
    return freeTimes(rules, company(), schedules, now, startsAt);
  }

  async function readOffer(): Promise<Offer> {
    const site = openSite();
    return { timeZone: site.company().timeZone, times: await findFreeTimes(site, store.db) };
  }

  function offered(): Promise<Offer> {
    const now = clock.now();
    if (Math.abs(offer.until - now) > offerMs || now >= offer.until)
      offer = { until: now + offerMs, value: readOffer() };
    return offer.value;
  }

  /** So that nobody keeps all times to themselves. */
  async function isOverLimit(db: Kysely<Database>, email: string, network: string): Promise<boolean> {
    const [dayAgo, hourAgo] = [clock.now() - day, clock.now() - hour];
    return (
      (await countRequests(db, fromMailbox(email), dayAgo)) >= maxRequests.mailbox ||
      (!publicMailProviders.test(mailDomainOf(email)) &&
        (await countRequests(db, fromDomain(email), hourAgo)) >= maxRequests.domain) ||
      requestLimiter.reserve(network) > 0
    );
  }

  const endTime = ({ company }: Site, startsAt: number) => startsAt + company().promises.callMinutes * minute;

  /** A call within a working day needs no reminder. */
  function isSoon({ company }: Site, startsAt: number): boolean {
    const { openTime, longestDay } = createBusinessTime(company());
    return openTime(clock.now(), startsAt, longestDay + minute) <= longestDay;
  }

  return {
    offered,
    /** Books a time for a message that is being stored, or returns why not. One that is held keeps no time. */
    async book(
      db: Transaction<Database>,
      { id, email, held }: MessageRow,
      network: string,
      startsAt: number,
    ): Promise<TimeFault | undefined> {
      const now = clock.now();
      offer.until = 0;
      await lockCalls(db, store.dialect, now);
      const site = openSite();
      const host = (await findFreeTimes(site, db, { startsAt }))[0]?.hosts[0];
      if (!host) return 'time-taken';
      if (!held && (await isOverLimit(db, email, network))) return 'too-many-calls';
      const times = { starts_at: startsAt, ends_at: endTime(site, startsAt), confirm_by: held ? now : now + confirmMs };
      const state: CallRow['state'] = held ? 'lapsed' : 'asked';
      const call = { message_id: id, host, ...times, state, sequence: 0, reminded: 0 };
      return (await addCall(db, call)) ? undefined : 'time-taken';
    },
    /** Asks for the time of a message that is released, if it is still free; else its mail tells the sender. */
    async rebook(db: Transaction<Database>, id: string): Promise<void> {
      const call = await readCall(db, id);
      if (call?.state !== 'lapsed') return;
      const now = clock.now();
      await lockCalls(db, store.dialect, now);
      const host = (await findFreeTimes(openSite(), db, { startsAt: call.starts_at }))[0]?.hosts[0];
      if (!host) return;
      await updateCall(db, { message_id: id, state: 'lapsed' }, { state: 'asked', host, confirm_by: now + confirmMs });
    },
    confirm: (call: CallRow): Promise<boolean> =>
      store.db.transaction().execute(async (db) => {
        const now = clock.now();
        await lockCalls(db, store.dialect, now);
        if (call.confirm_by <= now) return false;
        const reminded = isSoon(openSite(), call.starts_at) ? 1 : 0;
        return changeCall(db, call, { state: 'confirmed', reminded }, now);
      }),
    cancel: (call: CallRow): Promise<boolean> =>
      store.db.transaction().execute((db) => closeCall(db, call, clock.now())),
    /** The offered times at which the host of a call is free. */
    timesFor: async ({ host }: CallRow) => (await offered()).times.filter(({ hosts }) => hosts.includes(host)),
    move: (call: CallRow, startsAt: number): Promise<boolean> =>
      store.db.transaction().execute(async (db) => {
        const now = clock.now();
        await lockCalls(db, store.dialect, now);
        const site = openSite();
        if ((await findFreeTimes(site, db, { moved: call, startsAt })).length === 0) return false;
        const times = {
          starts_at: startsAt,
          ends_at: endTime(site, startsAt),
          reminded: isSoon(site, startsAt) ? 1 : 0,
        };
        return changeCall(db, call, { ...times, sequence: call.sequence + 1 }, now);
      }),
    /** Queues the reminders of calls that are a working day away. */
    async remind(): Promise<number> {
      const site = openSite();
      const dueCalls = (await unremindedCalls(store, clock.now())).filter(({ starts_at }) => isSoon(site, starts_at));
      for (const call of dueCalls) await queueReminder(store, call, clock.now());
      return dueCalls.length;
    },
    /** Reads the calendars. Returns a sentence about those that cannot be read. */
    async refresh(): Promise<string | undefined> {
      const { company, booking } = openSite();
      const owner = { timeZone: company().timeZone, hosts: booking().hosts.map(({ email }) => email) };
      const { fault, notes } = await refreshCalendars(store, calendars, owner, clock.now());
      // Once, not every five minutes.
      if (loggedNotes !== JSON.stringify(notes)) for (const note of notes) log('calendar-read-in-part', note);
      loggedNotes = JSON.stringify(notes);
      return fault;
    },
  };
}

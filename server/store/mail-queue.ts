import { readCalls } from './calls.ts';
import { changeMails, undelivered } from './inbox-queries.ts';
import { fromMailbox } from './mailbox.ts';
import { type MailRow, type VisitorMail, visitorMails } from './schema.ts';
import { deleteSetting, readSetting, readSettings, writeSetting } from './settings.ts';
import type { Store } from './store.ts';

export type LeasedMail = Awaited<ReturnType<typeof leaseMails>>[number];

interface LeaseOptions {
  readonly now: number;
  readonly limit: number;
  readonly owner: string;
  readonly leaseMs: number;
}

// No wait is planned longer than an hour. A due time further ahead was written before the clock was set back.
const furthestPlan = 2 * 60 * 60_000;

type Key = Pick<MailRow, 'message_id' | 'kind' | 'created_at'>;

/** Leases up to `limit` due mails, so that no other worker in any process tries them meanwhile. */
export async function leaseMails({ db, dialect }: Store, { now, limit, owner, leaseMs }: LeaseOptions) {
  return db.transaction().execute(async (transaction) => {
    const due = await transaction
      .selectFrom('mails')
      .innerJoin('messages', 'messages.id', 'mails.message_id')
      .selectAll('messages')
      .select(['mails.kind', 'mails.created_at', 'mails.attempts'])
      .where('mails.state', '=', 'waiting')
      .where(({ eb, or }) => or([eb('mails.next_at', '<=', now), eb('mails.next_at', '>', now + furthestPlan)]))
      .where(({ eb, or }) =>
        or([
          eb('mails.lease_until', 'is', null),
          eb('mails.lease_until', '<=', now),
          // Written before the clock was set back. One that ends a little later than ours would is somebody's present
          // lease: another process's clock is ahead, or its lease overtook this one on the way to the database.
          eb('mails.lease_until', '>', now + 2 * leaseMs),
        ]),
      )
      .orderBy('mails.next_at')
      .limit(limit)
      .$if(dialect === 'postgres', (query) => query.forUpdate('mails').skipLocked())
      .execute();
    for (const [mailKind, mails] of Map.groupBy(due, (mail) => mail.kind)) {
      const ids = mails.map(({ id }) => id);
      await transaction
        .updateTable('mails')
        .set({ lease_owner: owner, lease_until: now + leaseMs })
        .where('kind', '=', mailKind)
        .where('message_id', 'in', ids)
        .execute();
    }
    const calls = await readCalls(
      transaction,
      due.map(({ id }) => id),
    );
    return due.map(({ kind: mailKind, created_at, attempts, ...message }) => ({
      mail: { message_id: message.id, kind: mailKind, created_at, attempts },
      message,
      call: calls.get(message.id),
    }));
  });
}

export type MailChange = Partial<Pick<MailRow, 'state' | 'attempts' | 'next_at' | 'sent_at' | 'last_error'>>;

/** Writes what became of a leased mail and ends its lease; does nothing if another worker has it by now. */
export async function settleMail({ db }: Store, owner: string, mail: Key, change: MailChange): Promise<void> {
  await changeMails(db, leaseOf(mail, owner), { ...change, lease_owner: null, lease_until: null });
}

export async function renewLease({ db }: Store, owner: string, mail: Key, until: number): Promise<void> {
  await changeMails(db, leaseOf(mail, owner), { lease_until: until });
}

/** A mail that was queued again meanwhile is another one. */
function leaseOf({ message_id, kind, created_at }: Key, owner: string) {
  return { message_id, kind, created_at, lease_owner: owner };
}

/** Releases all leases. Only if no other process can be sending: on SQLite at the start. */
export async function dropLeases({ db }: Store): Promise<void> {
  await db
    .updateTable('mails')
    .set({ lease_owner: null, lease_until: null })
    .where('lease_owner', 'is not', null)
    .execute();
}

export async function nextDue({ db }: Store): Promise<number | undefined> {
  const row = await db
    .selectFrom('mails')
    .select(({ fn }) => fn.min('next_at').as('at'))
    .where('state', '=', 'waiting')
    .where('lease_owner', 'is', null)
    .executeTakeFirst();
  return row?.at ?? undefined;
}

/** Mail that waits longer, or has failed more often, means that something is wrong. */
export const troubleAfter = { ms: 15 * 60_000, attempts: 5 };

export function mailFlows({ stuck, oldestMs, mostAttempts, unsent }: QueueState): boolean {
  return stuck === 0 && Math.max(oldestMs, unsent?.ms ?? 0) < troubleAfter.ms && mostAttempts < troubleAfter.attempts;
}

/** Whether a mail has failed, which is not yet a trouble. */
export function isRetrying({ mostAttempts, unsent }: QueueState): boolean {
  return mostAttempts > 0 || unsent !== undefined;
}

const unsentPrefix = 'unsent.';

/** Notes since when the mail of a job cannot be sent, or that it can. Unlike other mails, it belongs to no message. */
export async function noteUnsent(store: Store, job: string, now: number, failure: string | undefined): Promise<void> {
  const name = unsentPrefix + job;
  const earlier = await readSetting(store, name);
  if (failure === undefined) return earlier === undefined ? undefined : deleteSetting(store, name);
  const since = earlier === undefined ? now : JSON.parse(earlier).since;
  await writeSetting(store, name, JSON.stringify({ since, failure }));
}

async function readUnsent(store: Store, now: number): Promise<{ ms: number; failure: string } | undefined> {
  const [value] = await readSettings(store, unsentPrefix);
  if (!value) return undefined;
  const { since, failure } = JSON.parse(value);
  return { ms: Math.max(0, now - since), failure };
}

export type QueueState = Awaited<ReturnType<typeof queueState>>;

/** The mails to us and the webhook posts. A mail that a visitor's server refuses says nothing about ours. */
export async function queueState(store: Store, now: number) {
  const rows = await store.db
    .selectFrom('mails')
    .select(({ fn }) => [
      'state',
      fn.countAll<number>().as('count'),
      fn.min('created_at').as('oldest'),
      fn.max('attempts').as('mostAttempts'),
    ])
    .where('kind', 'not in', visitorMails)
    .where('state', 'in', undelivered)
    .groupBy('state')
    .execute();
  const count = (state: MailRow['state']) => rows.find((row) => row.state === state)?.count ?? 0;
  const waiting = rows.find((row) => row.state === 'waiting');
  return {
    waiting: count('waiting'),
    oldestMs: waiting?.oldest ? Math.max(0, now - waiting.oldest) : 0,
    mostAttempts: waiting?.mostAttempts ?? 0,
    stuck: count('refused') + count('expired') + count('bounced'),
    unsent: await readUnsent(store, now),
  };
}

/** How many mails of a kind were sent since a time, to one mailbox or to all. */
export async function sentSince({ db }: Store, kind: VisitorMail, since: number, email?: string): Promise<number> {
  const row = await db
    .selectFrom('mails')
    .innerJoin('messages', 'messages.id', 'mails.message_id')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where(({ and }) => and({ 'mails.kind': kind, 'mails.state': 'sent' }))
    .where('mails.sent_at', '>', since)
    .$if(email !== undefined, (query) => query.where(fromMailbox(email ?? '')))
    .executeTakeFirstOrThrow();
  return row.count;
}

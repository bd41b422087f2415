import { setTimeout as wait } from 'node:timers/promises';
import type { Kysely, RawBuilder, SqlBool } from 'kysely';
import { day, hour, minute } from '#shared/durations.ts';
import { readCall } from './calls.ts';
import { changeMails, undelivered } from './inbox-queries.ts';
import { fromDomain, fromMailbox } from './mailbox.ts';
import { runExclusively } from './run-exclusively.ts';
import { type CallRow, type Database, type MailRow, type MessageRow, visitorMails } from './schema.ts';
import type { Store } from './store.ts';

export interface DueMail {
  readonly mail: Pick<MailRow, 'message_id' | 'kind' | 'created_at' | 'attempts'>;
  readonly message: MessageRow;
  readonly call: CallRow | undefined;
}

export type MailChange = Partial<Pick<MailRow, 'state' | 'attempts' | 'next_at' | 'sent_at' | 'last_error'>>;

/** A mail that was tried, and what became of it; without a change it waits as before. */
interface Attempt {
  readonly id: string;
  readonly change: MailChange | undefined;
}

/** How many due mails are looked through for one that nobody sends yet: more than several processes have under way. */
const maxExamined = 100;

/**
 * Sends the mail that is due first and notes what became of it. Nobody else sends it meanwhile, and no row is locked,
 * so a visitor can cancel a call, and an operator erase a message, while a mail about it leaves. Returns undefined when none is due.
 */
export async function sendNext(
  store: Store,
  now: number,
  send: (due: DueMail) => Promise<MailChange | undefined>,
  stop?: AbortSignal,
): Promise<Attempt | undefined> {
  const due = dueMails(store, now).select(['message_id', 'kind']).orderBy('next_at').limit(maxExamined);
  for (const { message_id, kind } of await due.execute()) {
    const attempt = await runExclusively(store, `${message_id}.${kind}`, async () => {
      const next = await readDue(store, { message_id, kind }, now);
      if (!next) return undefined;
      const change = await send(next);
      if (change) await saveChange(store, next.mail, change, stop);
      return { id: message_id, change };
    });
    if (attempt) return attempt;
  }
  return undefined;
}

function dueMails({ db }: Store, now: number) {
  return db.selectFrom('mails').where('mails.state', '=', 'waiting').where('mails.next_at', '<=', now);
}

/** Undefined if another has sent it meanwhile, or it was erased. */
async function readDue(store: Store, match: Pick<MailRow, 'message_id' | 'kind'>, now: number) {
  const row = await dueMails(store, now)
    .innerJoin('messages', 'messages.id', 'mails.message_id')
    .selectAll('messages')
    .select(['mails.created_at', 'mails.attempts'])
    .where(({ and }) => and(match))
    .executeTakeFirst();
  if (!row) return undefined;
  const { created_at, attempts, ...message } = row;
  return { mail: { ...match, created_at, attempts }, message, call: await readCall(store.db, message.id) };
}

/**
 * A mail that was erased meanwhile is not written again, and one that was queued again is another one. While the
 * database is away it is tried until `stop`: a mail that has left would be sent twice.
 */
async function saveChange(
  { db }: Store,
  { message_id, kind, created_at }: DueMail['mail'],
  change: MailChange,
  stop: AbortSignal | undefined,
): Promise<void> {
  for (;;) {
    try {
      await changeMails(db, { message_id, kind, created_at }, change);
      return;
    } catch {
      await wait(1000, undefined, { signal: stop });
    }
  }
}

type Db = Kysely<Database>;

/** Mail that waits longer, or has failed more often, means that something is wrong. */
const troubleAfter = { ms: 15 * minute, attempts: 5 };

export function mailFlows({ stuck, oldestMs, mostAttempts }: QueueState): boolean {
  return stuck === 0 && oldestMs < troubleAfter.ms && mostAttempts < troubleAfter.attempts;
}

type QueueState = Awaited<ReturnType<typeof queueState>>;

/** The mails to us and the webhook posts. A mail that a visitor's server refuses says nothing about ours. */
export async function queueState({ db }: Store, now: number) {
  const rows = await db
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
  };
}

/** Most confirmations, which nobody has asked for: to a mailbox in a day, to a domain in an hour. */
const confirmations = { mailbox: 1, domain: 5 };

/** Whether this sender gets a confirmation. Whoever spells a mailbox in many ways stays at one domain. */
export async function mayConfirm(db: Db, { email, received_at }: MessageRow): Promise<boolean> {
  const count = async (since: number, condition: RawBuilder<SqlBool>) => {
    const row = await db
      .selectFrom('mails')
      .innerJoin('messages', 'messages.id', 'mails.message_id')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('mails.kind', '=', 'confirmation')
      .where('mails.created_at', '>', since)
      .where(condition)
      .executeTakeFirstOrThrow();
    return row.count;
  };
  return (
    (await count(received_at - day, fromMailbox(email))) < confirmations.mailbox &&
    (await count(received_at - hour, fromDomain(email))) < confirmations.domain
  );
}

import { setTimeout as wait } from 'node:timers/promises';
import { type Kysely, type RawBuilder, type SqlBool, sql } from 'kysely';
import { readCalls } from './calls.ts';
import { longTransaction } from './in-turn.ts';
import { changeMails, undelivered } from './inbox-queries.ts';
import { fromDomain, fromMailbox } from './mailbox.ts';
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

/**
 * Sends the mail that is due first and notes what became of it. Nobody else sends it meanwhile: one process owns a
 * SQLite file and knows what it has under way, and on PostgreSQL the row is locked until the mail has left. Returns
 * undefined when none is due.
 */
export async function sendNext(
  store: Store,
  now: number,
  underWay: Set<string>,
  send: (due: DueMail) => Promise<MailChange | undefined>,
): Promise<Attempt | undefined> {
  async function sendFrom(db: Db): Promise<Attempt | undefined> {
    const waiting = await dueMails(db, store.dialect, now, underWay.size);
    const next = waiting.find(({ id, kind }) => !underWay.has(`${id}.${kind}`));
    if (!next) return undefined;
    const { kind, created_at, attempts, ...message } = next;
    const which = { message_id: message.id, kind, created_at };
    underWay.add(`${message.id}.${kind}`);
    try {
      const call = (await readCalls(db, [message.id])).get(message.id);
      const change = await send({ mail: { ...which, attempts }, message, call });
      // A mail that was queued again meanwhile is another one.
      const settle = async (by: Db) => change && changeMails(by, which, change);
      await retry(
        () => settle(db),
        () => settle(store.db),
      );
      return { id: message.id, change };
    } finally {
      underWay.delete(`${message.id}.${kind}`);
    }
  }
  return store.dialect === 'postgres' ? longTransaction(store, sendFrom) : sendFrom(store.db);
}

type Db = Kysely<Database>;

// No wait is planned longer than an hour. A due time further ahead was written before the clock was set back.
const furthestPlan = 2 * 60 * 60_000;

function dueMails(db: Db, dialect: Store['dialect'], now: number, underWay: number) {
  return (
    db
      .selectFrom('mails')
      .innerJoin('messages', 'messages.id', 'mails.message_id')
      .selectAll('messages')
      .select(['mails.kind', 'mails.created_at', 'mails.attempts'])
      .where('mails.state', '=', 'waiting')
      .where(({ eb, or }) => or([eb('mails.next_at', '<=', now), eb('mails.next_at', '>', now + furthestPlan)]))
      .orderBy('mails.next_at')
      .$if(dialect === 'postgres', (query) => query.limit(1).forUpdate('mails').skipLocked())
      // More than one, as several may ask at the same time.
      .$if(dialect === 'sqlite', (query) => query.limit(underWay + 8))
      .execute()
  );
}

/** A sent mail must not stay marked as waiting because the store failed briefly: it would be sent twice. */
async function retry(write: () => Promise<unknown>, again: () => Promise<unknown>, attemptsLeft = 5): Promise<void> {
  try {
    await write();
  } catch (error) {
    if (attemptsLeft <= 1) throw error;
    await wait(1000);
    await retry(again, again, attemptsLeft - 1);
  }
}

/** Mail that waits longer, or has failed more often, means that something is wrong. */
export const troubleAfter = { ms: 15 * 60_000, attempts: 5 };

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

const hour = 3600_000;
/** Most confirmations, which nobody has asked for: to a mailbox in a day, to a domain and to all in an hour. */
const confirmations = { mailbox: 1, domain: 5, all: 100 };

/** Whether this sender gets a confirmation. Whoever spells a mailbox in many ways stays at one domain. */
export async function mayConfirm(db: Db, { email, received_at }: MessageRow): Promise<boolean> {
  const count = async (since: number, whose?: RawBuilder<SqlBool>) => {
    const row = await db
      .selectFrom('mails')
      .innerJoin('messages', 'messages.id', 'mails.message_id')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('mails.kind', '=', 'confirmation')
      .where('mails.created_at', '>', since)
      .$if(whose !== undefined, (query) => query.where(whose ?? sql<SqlBool>`true`))
      .executeTakeFirstOrThrow();
    return row.count;
  };
  const lastHour = received_at - hour;
  return (
    (await count(received_at - 24 * hour, fromMailbox(email))) < confirmations.mailbox &&
    (await count(lastHour, fromDomain(email))) < confirmations.domain &&
    (await count(lastHour)) < confirmations.all
  );
}

import { type Kysely, type SqlBool, sql, type Transaction } from 'kysely';
import { writtenFields } from '#shared/contact.ts';
import { closeCall, readCall } from './calls.ts';
import { fromMailbox } from './mailbox.ts';
import { type Database, type MailKind, type MailRow, type MailState, type MessageRow, visitorMails } from './schema.ts';
import type { Store } from './store.ts';

export interface Filter {
  readonly email?: string;
  readonly held?: boolean;
  readonly waiting?: boolean;
  readonly undelivered?: boolean;
  /** Also the operator's tests. */
  readonly canaries?: boolean;
}

/** Neither answered nor held, and not from a time when answers were not noted. */
export const waitingCondition = sql<SqlBool>`messages.answered_at is null and messages.canary = 0 and messages.reminded <> 'before'
  and mails.state not in ('held', 'rejected')`;

export const undelivered: readonly MailState[] = ['waiting', 'refused', 'expired', 'bounced'];

export type ListedMessage = Awaited<ReturnType<typeof listMessages>>[number];

/** Each message beside its mail to the company. */
export function messagesWithNotification({ db }: Store) {
  return db
    .selectFrom('messages')
    .leftJoin('mails', (join) =>
      join.onRef('mails.message_id', '=', 'messages.id').on('mails.kind', '=', 'notification'),
    );
}

function messagesBy(store: Store, filter: Filter) {
  return messagesWithNotification(store)
    .selectAll('messages')
    .leftJoin('calls', 'calls.message_id', 'messages.id')
    .select(['mails.state as mail_state', 'calls.starts_at as call_at', 'calls.state as call_state'])
    .$if(filter.email !== undefined, (query) => query.where(fromMailbox(filter.email ?? '')))
    .$if(filter.held === true, (query) => query.where('mails.state', '=', 'held'))
    .$if(filter.undelivered === true, (query) => query.where('mails.state', 'in', undelivered))
    .$if(filter.waiting === true, (query) => query.where(waitingCondition))
    .$if(filter.canaries !== true, (query) => query.where('canary', '=', 0));
}

export function listMessages(store: Store, filter: Filter, page: { limit: number; newestFirst: boolean }) {
  const order = page.newestFirst ? 'desc' : 'asc';
  return messagesBy(store, filter).orderBy('received_at', order).orderBy('id', order).limit(page.limit).execute();
}

export const rowsAtOnce = 500;

/** All of them, oldest first, with one page of them in memory. */
export async function* iterateMessages(store: Store, filter: Filter): AsyncGenerator<ListedMessage> {
  let lastRow: Pick<MessageRow, 'received_at' | 'id'> | undefined = { received_at: Number.MIN_SAFE_INTEGER, id: '' };
  while (lastRow) {
    const later = sql<SqlBool>`(messages.received_at, messages.id) > (${lastRow.received_at}, ${lastRow.id})`;
    const page = messagesBy(store, filter).where(later).orderBy('received_at').orderBy('id').limit(rowsAtOnce);
    const rows: ListedMessage[] = await page.execute();
    yield* rows;
    lastRow = rows.at(-1);
  }
}

export async function findMessage({ db }: Store, id: string) {
  const message = await db.selectFrom('messages').selectAll().where('id', '=', id).executeTakeFirst();
  if (!message) return undefined;
  const mails = await db.selectFrom('mails').selectAll().where('message_id', '=', id).orderBy('kind', 'desc').execute();
  return { message, mails, call: await readCall(db, id) };
}

export async function heldMessages(store: Store, limit: number) {
  const messages = await messagesWithNotification(store)
    .where('mails.state', '=', 'held')
    .selectAll('messages')
    .orderBy('received_at', 'desc')
    .limit(limit)
    .execute();
  return { messages, count: await countHeldSince(store, 0) };
}

export async function countHeldSince({ db }: Store, since: number): Promise<number> {
  const row = await db
    .selectFrom('mails')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where(({ and }) => and({ kind: 'notification', state: 'held' }))
    .where('created_at', '>', since)
    .executeTakeFirstOrThrow();
  return row.count;
}

type MailMatch = Pick<MailRow, 'message_id'> & Partial<MailRow>;

/** Returns whether there was such a mail. */
export async function changeMails(db: Kysely<Database>, match: MailMatch, change: Partial<MailRow>) {
  const changed = await db
    .updateTable('mails')
    .set(change)
    .where(({ and }) => and(match))
    .executeTakeFirst();
  return changed.numUpdatedRows > 0n;
}

export function markBounced({ db }: Store, id: string, kind: MailKind, reason: string): Promise<boolean> {
  return changeMails(db, { message_id: id, kind, state: 'sent' }, { state: 'bounced', last_error: reason });
}

/** `rebook` asks for the time of its call, in the same commit. */
export async function releaseMessage(
  { db }: Store,
  id: string,
  now: number,
  rebook: (db: Transaction<Database>, id: string) => Promise<void>,
): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    const heldMail = { message_id: id, state: 'held' } as const;
    if (!(await changeMails(transaction, heldMail, { state: 'waiting', next_at: now }))) return false;
    await transaction.updateTable('messages').set({ held: 0, released_at: now }).where('id', '=', id).execute();
    await rebook(transaction, id);
    return true;
  });
}

/** Notes that a message is spam, which stays stored, and ends its call. False if it is neither held nor delivered. */
export async function rejectMessage({ db }: Store, id: string, now: number): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    const isRejected =
      (await changeMails(transaction, { message_id: id, state: 'held' }, { state: 'rejected' })) ||
      (await changeMails(transaction, { message_id: id, kind: 'notification', state: 'sent' }, { state: 'rejected' }));
    const call = isRejected ? await readCall(transaction, id) : undefined;
    if (call) await closeCall(transaction, call, now);
    return isRejected;
  });
}

/** Few and short enough that learning takes the filter no longer than an answer. */
const trainingLimits = { count: 500, characters: 1000 };

/** What the filter learns from: messages that a person let through or found to be spam, as long as they are stored. */
export async function decidedMessages(store: Store) {
  const rows = await messagesWithNotification(store)
    .select([...writtenFields, 'mails.state'])
    .where(({ eb, or }) => or([eb('mails.state', '=', 'rejected'), eb('released_at', 'is not', null)]))
    .orderBy('received_at', 'desc')
    .limit(trainingLimits.count)
    .execute();
  return rows.map(({ state, ...row }) => {
    return { ...row, message: row.message.slice(0, trainingLimits.characters), unwanted: state === 'rejected' };
  });
}

function queueAgain({ db }: Store, now: number) {
  return db
    .updateTable('mails')
    .set({ state: 'waiting', next_at: now, attempts: 0, created_at: now, last_error: null });
}

/** Whatever became of its mail, except of a message that is held, which only a release ends. */
export async function resendMessage(store: Store, id: string, now: number): Promise<'queued' | 'held' | 'unknown'> {
  const queued = await queueAgain(store, now)
    .where(({ and }) => and({ message_id: id, kind: 'notification' }))
    .where('state', '!=', 'held')
    .executeTakeFirst();
  if (queued.numUpdatedRows > 0n) return 'queued';
  return (await findMessage(store, id)) ? 'held' : 'unknown';
}

/** Except mails to visitors: they would say "we have received your message" to somebody who wrote months ago. */
export async function resendStuck(store: Store, now: number): Promise<number> {
  const queued = await queueAgain(store, now)
    .where('kind', 'not in', visitorMails)
    .where(({ eb, or, and }) =>
      or([
        eb('state', 'in', ['refused', 'expired', 'bounced']),
        and([eb('state', '=', 'waiting'), eb('attempts', '>', 0)]),
      ]),
    )
    .executeTakeFirst();
  return Number(queued.numUpdatedRows);
}

export async function storeTotals(store: Store) {
  const { db } = store;
  const messages = await db
    .selectFrom('messages')
    .select(({ fn }) => [fn.countAll<number>().as('count'), fn.max('received_at').as('last')])
    .where('canary', '=', 0)
    .executeTakeFirstOrThrow();
  const sent = await db
    .selectFrom('mails')
    .select(({ fn }) => fn.max('sent_at').as('last'))
    .executeTakeFirstOrThrow();
  const failed = await db
    .selectFrom('mails')
    .select('last_error')
    .where('last_error', 'is not', null)
    .where('state', '!=', 'sent')
    .where('kind', 'not in', visitorMails)
    .orderBy('next_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return {
    messages: messages.count,
    held: await countHeldSince(store, 0),
    lastReceivedAt: messages.last ?? undefined,
    lastSentAt: sent.last ?? undefined,
    lastError: failed?.last_error ?? undefined,
  };
}

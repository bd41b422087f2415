import { type Kysely, type RawBuilder, type SqlBool, sql, type Transaction } from 'kysely';
import { day, minute } from '#shared/durations.ts';
import type { CallRow, Database, MailKind } from './schema.ts';
import type { Store } from './store.ts';

type Db = Kysely<Database>;

/** How long a visitor has to confirm a call. */
export const confirmMs = 30 * minute;

export function readCall(db: Db, id: string): Promise<CallRow | undefined> {
  return db.selectFrom('calls').selectAll().where('message_id', '=', id).executeTakeFirst();
}

/** Calls that keep somebody busy and end after this time, earliest first. */
export function callsAfter(db: Db, from: number, now: number): Promise<CallRow[]> {
  return db
    .selectFrom('calls')
    .selectAll()
    .where('ends_at', '>', from)
    .where(({ eb, or, and }) =>
      or([eb('state', '=', 'confirmed'), and([eb('state', '=', 'asked'), eb('confirm_by', '>', now)])]),
    )
    .orderBy('starts_at')
    .execute();
}

/** Lets one transaction at a time change calls, as SQLite does by itself, and frees times that nobody confirmed. */
export async function lockCalls(db: Transaction<Database>, dialect: Store['dialect'], now: number): Promise<void> {
  if (dialect === 'postgres') await sql`select pg_advisory_xact_lock(hashtext('calls'))`.execute(db);
  await db
    .updateTable('calls')
    .set({ state: 'lapsed' })
    .where('state', '=', 'asked')
    .where('confirm_by', '<=', now)
    .execute();
}

/** How many calls were asked for since a time, by `fromMailbox` or `fromDomain`. */
export async function countRequests(db: Db, from: RawBuilder<SqlBool>, since: number): Promise<number> {
  const { count } = await db
    .selectFrom('calls')
    .innerJoin('messages', 'messages.id', 'calls.message_id')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('received_at', '>', since)
    .where('held', '=', 0)
    .where(from)
    .executeTakeFirstOrThrow();
  return count;
}

/** False when the time was taken. */
export async function addCall(db: Transaction<Database>, call: CallRow): Promise<boolean> {
  const added = await db
    .insertInto('calls')
    .values(call)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return added.numInsertedOrUpdatedRows === 1n;
}

/** False if there is no such call, as it has changed meanwhile. */
export async function updateCall(db: Db, match: Partial<CallRow>, change: Partial<CallRow>): Promise<boolean> {
  const updated = await db
    .updateTable('calls')
    .set(change)
    .where(({ and }) => and(match))
    .executeTakeFirst();
  return updated.numUpdatedRows > 0n;
}

/** Changes a call that is unchanged since it was read and has not begun, and queues the mails about it; else false. */
export async function changeCall(
  db: Transaction<Database>,
  { message_id, state, sequence, starts_at }: CallRow,
  change: Partial<CallRow>,
  now: number,
): Promise<boolean> {
  if (starts_at <= now || !(await updateCall(db, { message_id, state, sequence }, change))) return false;
  await queueMails(db, message_id, ['call', 'call-host'], now);
  return true;
}

/** Cancels a confirmed call, with mails to both sides; of one that is only asked for it frees the time. */
export async function closeCall(db: Transaction<Database>, call: CallRow, now: number): Promise<boolean> {
  const { message_id, state } = call;
  if (state === 'confirmed') return changeCall(db, call, { state: 'canceled', sequence: call.sequence + 1 }, now);
  return state !== 'canceled' && updateCall(db, { message_id, state }, { state: 'canceled' });
}

/** Also queues a mail again. Whoever is sending the former does not mark this one as sent. */
async function queueMails(db: Db, message_id: string, kinds: readonly MailKind[], now: number): Promise<void> {
  const queuedMail = { state: 'waiting', created_at: now, attempts: 0, next_at: now, last_error: null } as const;
  await db
    .insertInto('mails')
    .values(kinds.map((kind) => ({ ...queuedMail, message_id, kind })))
    .onConflict((conflict) => conflict.columns(['message_id', 'kind']).doUpdateSet(queuedMail))
    .execute();
}

/** Queues the mail about a guest who declines, once a day. False if there is no call ahead. */
export async function queueDeclined({ db }: Store, { message_id }: CallRow, now: number): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    const call = await readCall(transaction, message_id);
    if (call?.state !== 'confirmed' || call.starts_at <= now) return false;
    const earlierMail = await transaction
      .selectFrom('mails')
      .select('created_at')
      .where(({ and }) => and({ message_id, kind: 'call-declined' }))
      .where('created_at', '>', now - day)
      .executeTakeFirst();
    if (!earlierMail) await queueMails(transaction, message_id, ['call-declined'], now);
    return true;
  });
}

/** Confirmed calls of which nobody was reminded. */
export function unremindedCalls({ db }: Store, now: number): Promise<CallRow[]> {
  return db
    .selectFrom('calls')
    .selectAll()
    .where(({ and }) => and({ state: 'confirmed', reminded: 0 }))
    .where('starts_at', '>', now)
    .orderBy('starts_at')
    .execute();
}

export async function queueReminder({ db }: Store, { message_id, starts_at }: CallRow, now: number): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const unreminded = { message_id, starts_at, state: 'confirmed', reminded: 0 } as const;
    if (await updateCall(transaction, unreminded, { reminded: 1 }))
      await queueMails(transaction, message_id, ['call-reminder'], now);
  });
}

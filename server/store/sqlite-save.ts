import type { DatabaseSync, StatementSync } from 'node:sqlite';
import { type NewMessage, queuedMails, repeatWindow, type SavedMessage } from './save-messages.ts';
import type { MailRow, MessageRow } from './schema.ts';

type Columns<Row> = { readonly [Name in keyof Row]: true };

const messageColumns: Columns<MessageRow> = {
  id: true,
  received_at: true,
  locale: true,
  name: true,
  email: true,
  phone: true,
  website: true,
  message: true,
  request_hash: true,
  content_hash: true,
  spam_score: true,
  spam_reasons: true,
  quarantined: true,
  released_at: true,
  canary: true,
};

const mailColumns: Columns<MailRow> = {
  message_id: true,
  kind: true,
  state: true,
  created_at: true,
  attempts: true,
  next_at: true,
  lease_until: true,
  lease_owner: true,
  sent_at: true,
  last_error: true,
};

const repeatQuery = `select id from messages where request_hash = :request_hash
  union all select id from messages where content_hash = :content_hash and received_at > :earliest limit 1`;

/**
 * Gives what `insertMessages` does, for the thread that owns the SQLite file: there a statement a message costs a tenth
 * of building one for the whole group. All or none are stored; throws SQLite's error.
 */
export function createSqliteSave(database: DatabaseSync): (items: readonly NewMessage[]) => SavedMessage[] {
  // Prepared with the first message: the tables may not exist before.
  let statements: ReturnType<typeof prepareAll> | undefined;

  return (items) => {
    statements ??= prepareAll(database);
    const { repeat, message, mail } = statements;
    database.exec('begin immediate');
    try {
      const saved = items.map((item) => saveOne(item, repeat, message, mail));
      database.exec('commit');
      return saved;
    } catch (error) {
      // Some errors, such as a full disk, have already undone everything.
      if (database.isTransaction) database.exec('rollback');
      throw error;
    }
  };
}

function prepareAll(database: DatabaseSync) {
  return {
    repeat: database.prepare(repeatQuery),
    message: database.prepare(insertInto('messages', messageColumns)),
    mail: database.prepare(insertInto('mails', mailColumns)),
  };
}

function saveOne(item: NewMessage, repeat: StatementSync, message: StatementSync, mail: StatementSync): SavedMessage {
  const { id, request_hash, content_hash, received_at } = item.row;
  const first = repeat.get({ request_hash, content_hash, earliest: received_at - repeatWindow });
  if (first) return { id: String(first.id), repeated: true };
  message.run({ ...item.row });
  for (const row of queuedMails(item)) mail.run({ ...row });
  return { id, repeated: false };
}

function insertInto(table: string, columns: Record<string, true>): string {
  const names = Object.keys(columns);
  return `insert into ${table} (${names.join(', ')}) values (${names.map((name) => `:${name}`).join(', ')})`;
}

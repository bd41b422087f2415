import { open } from 'node:fs/promises';
import { visibleLine, visibleText } from '#server/mail/visible-text.ts';
import { backupTrouble } from '#server/store/backup.ts';
import {
  type Filter,
  findMessage,
  type ListedMessage,
  listMessages,
  storeTotals,
} from '#server/store/inbox-queries.ts';
import { mailFlows, queueState } from '#server/store/mail-queue.ts';
import type { MessageRow } from '#server/store/schema.ts';
import { readTroubles, type Trouble } from '#server/store/troubles.ts';
import { readSource, sourceFields } from '#shared/source.ts';
import {
  type Command,
  type CommandContext,
  emailOf,
  flag,
  readDate,
  referenceOf,
  tellReport,
  text,
  UsageError,
} from './command.ts';
import { duration, table, terminalTime } from './terminal-text.ts';

function sinceOf({ options }: CommandContext): { since?: number } {
  return typeof options.since === 'string' ? { since: readDate(options.since) } : {};
}

export const list: Command = {
  readOnly: true,
  usage: '[--waiting] [--quarantined] [--undelivered] [--since DATE] [--limit 50]',
  summary: 'Shows the newest messages; --waiting those that nobody has answered.',
  options: { waiting: flag, quarantined: flag, undelivered: flag, since: text, limit: text },
  async run(context) {
    const { options, store } = context;
    const limit = Number(options.limit ?? 50);
    if (!Number.isInteger(limit) || limit < 1) throw new UsageError('--limit takes a whole number from 1 on.');
    const filter = {
      ...sinceOf(context),
      waiting: options.waiting === true,
      quarantined: options.quarantined === true,
      undelivered: options.undelivered === true,
    };
    return tellList(context, await listMessages(store, filter, { limit, newestFirst: true }));
  },
};

/** All messages from a person's mailbox, tests too: what `export --email` writes and `erase --email` erases. */
function personal(context: CommandContext): Filter {
  return { email: emailOf(context), canaries: true };
}

export const find: Command = {
  readOnly: true,
  usage: '--email ADDRESS',
  summary:
    'Shows all messages from one address, whatever its letter case and +tag, of Gmail also its dots; for requests about personal data.',
  options: { email: text },
  async run(context) {
    const everything = { limit: Number.MAX_SAFE_INTEGER, newestFirst: true };
    return tellList(context, await listMessages(context.store, personal(context), everything));
  },
};

function tellList(context: CommandContext, messages: ListedMessage[]): number {
  const heads = ['REFERENCE', 'RECEIVED', 'MAIL', 'NAME', 'EMAIL', 'MESSAGE'];
  const report = () => (messages.length > 0 ? table(heads, messages.map(listedRow)) : 'There are no such messages.');
  return tellReport(context, report, messages.map(exported));
}

function listedRow(message: ListedMessage): string[] {
  const { id, received_at, mail_state, name, email } = message;
  const words = visibleLine(message.message, 40);
  return [id, terminalTime(received_at), mail_state ?? '-', visibleLine(name, 24), visibleLine(email, 32), words];
}

export const show: Command = {
  readOnly: true,
  usage: 'ID',
  summary: 'Shows one message with all that is known of it.',
  async run(context) {
    const found = await findMessage(context.store, referenceOf(context));
    if (!found) throw new UsageError('There is no message of this reference.');
    const { message, mails } = found;
    const lines = [
      ['Reference', message.id],
      ['Received', `${terminalTime(message.received_at)} UTC`],
      ['Language', message.locale],
      ['Name', visibleLine(message.name)],
      ['Email', visibleLine(message.email)],
      ['Phone', visibleLine(message.phone) || '-'],
      ['Website', visibleLine(message.website) || '-'],
      ['Suspicion', `${message.spam_score}${message.spam_reasons ? ` (${message.spam_reasons})` : ''}`],
      ...Object.entries(readSource(message.source)).map(([name, value]) => [name, visibleLine(value)]),
      ['Answered', message.answered_at ? `${terminalTime(message.answered_at)} UTC (${message.answered_by})` : 'no'],
      ...mails.map((mail) => [
        `Mail (${mail.kind})`,
        `${mail.state}, attempts ${mail.attempts}, sent ${terminalTime(mail.sent_at)}${mail.last_error ? `, ${visibleLine(mail.last_error)}` : ''}`,
      ]),
    ];
    const report = () => `${aligned(lines)}\n\n${visibleText(message.message).replaceAll('\t', '    ')}`;
    return tellReport(context, report, { ...exported(message), mails });
  },
};

/** Labels, and beside them what is known. */
function aligned(lines: readonly (readonly string[])[]): string {
  return lines.map(([label = '', value]) => `${label.padEnd(20)}${value}`).join('\n');
}

export const status: Command = {
  readOnly: true,
  summary: 'Says how the service stands; exit code 1 when mail has stopped or the server has trouble.',
  async run(context) {
    const { env, store, clock } = context;
    const queue = await queueState(store, clock.now());
    const totals = await storeTotals(store);
    const troubles: Pick<Trouble, 'area' | 'text' | 'since'>[] = await readTroubles(store);
    // The server may not run, or not have looked yet.
    const backup = backupTrouble(env, clock.now());
    if (backup && !troubles.some(({ area }) => area === 'backup')) troubles.push({ area: 'backup', text: backup });
    const flows = mailFlows(queue);
    const isWell = flows && troubles.length === 0;
    const lines = [
      ['Store', store.kind],
      ['Messages', String(totals.messages)],
      ['In quarantine', String(totals.quarantined)],
      ['Last received', `${terminalTime(totals.lastReceivedAt)} UTC`],
      ['Last mail sent', `${terminalTime(totals.lastSentAt)} UTC`],
      ['Mails waiting', queue.waiting === 0 ? '0' : `${queue.waiting}, the oldest since ${duration(queue.oldestMs)}`],
      ['Mails given up', String(queue.stuck)],
      ...(totals.lastError ? [['Last failure', visibleLine(totals.lastError)]] : []),
    ];
    for (const { area, text, since } of troubles)
      lines.push([`Trouble: ${area}`, since === undefined ? text : `${text} (${terminalTime(since)} UTC)`]);
    const advice = flows ? '' : '\n\nMail has stopped: see "list --undelivered", fix it, then "resend --stuck".';
    const report = () => `${aligned(lines)}${isWell ? '\n\nAll is well.' : advice}`;
    return tellReport(context, report, { ok: isWell, store: store.kind, ...totals, ...queue, troubles }, isWell);
  },
};

/** What is exported of a message, in the order of the columns. */
const columns: Readonly<Record<string, (message: MessageRow) => string | number>> = {
  reference: ({ id }) => id,
  received: ({ received_at }) => new Date(received_at).toISOString(),
  language: ({ locale }) => locale,
  name: ({ name }) => name,
  email: ({ email }) => email,
  phone: ({ phone }) => phone,
  website: ({ website }) => website,
  message: ({ message }) => message,
  suspicion: ({ spam_score }) => spam_score,
  reasons: ({ spam_reasons }) => spam_reasons,
  quarantined: ({ quarantined }) => (quarantined === 1 ? 'yes' : 'no'),
  answered: ({ answered_at }) => (answered_at === null ? '' : new Date(answered_at).toISOString()),
  ...Object.fromEntries(sourceFields.map((name) => [name, ({ source }) => readSource(source)[name] ?? ''])),
};

function exported(message: MessageRow | ListedMessage): Record<string, unknown> {
  const cells = Object.entries(columns).map(([name, cell]) => [name, cell(message)]);
  return { ...Object.fromEntries(cells), ...('mail_state' in message ? { mail: message.mail_state } : {}) };
}

const rowsAtOnce = 500;

export const exportMessages: Command = {
  readOnly: true,
  usage: '--format csv|json [--since DATE] [--email ADDRESS] [--output FILE]',
  summary: 'Writes all messages, or those that "find --email" shows, oldest first, as CSV or as one line of JSON each.',
  options: { format: text, since: text, email: text, output: text },
  async run(context) {
    const { options, store, note } = context;
    const { format } = options;
    if (format !== 'csv' && format !== 'json') throw new UsageError('--format takes csv or json.');
    const filter = { ...sinceOf(context), ...(options.email === undefined ? {} : personal(context)) };
    const sink =
      typeof options.output === 'string'
        ? await fileSink(options.output)
        : { write: context.print, end: async () => {} };
    // The mark tells spreadsheets that the file is UTF-8.
    if (format === 'csv') await sink.write(`\ufeff${csvLine(Object.keys(columns))}`);
    let count = 0;
    let after: ListedMessage | undefined;
    for (;;) {
      const page = { limit: rowsAtOnce, newestFirst: false, after };
      const messages = await listMessages(store, filter, page);
      after = messages.at(-1);
      const lines = messages.map((message) =>
        format === 'json'
          ? JSON.stringify(exported(message))
          : csvLine(Object.values(columns).map((cell) => cell(message))),
      );
      if (lines.length > 0) await sink.write(lines.join('\n'));
      count += messages.length;
      if (messages.length < rowsAtOnce) break;
      note(`${count} messages …`);
    }
    await sink.end();
    note(`${count} messages exported.`);
    return 0;
  },
};

/** A new file to write to. Throws UsageError when there is one already, or none can be. */
async function fileSink(path: string) {
  // Personal data: for the owner of the file alone.
  const file = await open(path, 'wx', 0o600).catch(({ code }: NodeJS.ErrnoException) => {
    const why = code === 'EEXIST' ? 'is there already' : `cannot be written (${code})`;
    throw new UsageError(`${path} ${why}: name another file.`);
  });
  return {
    write: (text: string) => file.appendFile(`${text}\n`),
    end: () => file.close(),
  };
}

/**
 * One line of CSV (RFC 4180, but that lines end by LF). A cell that a spreadsheet would take for a formula gets an apostrophe
 * in front, which spreadsheets do not show. Where a semicolon or a tab separates, quotation marks amid a line mean nothing:
 * each of them and each line end begins a cell.
 */
export function csvLine(cells: readonly (string | number)[]): string {
  return cells.map(csvCell).join(',');
}

function csvCell(text: string | number): string {
  if (typeof text === 'number') return String(text);
  // Also behind blanks, and as full-width signs, which some programs treat alike.
  const safe = /^\s*[=+\-@\t\r\n\uff1d\uff0b\uff0d\uff20|%]/.test(text) ? `'${text}` : text;
  const inside = safe.replace(/([;\t\r\n])(?=(?:[^\S\t\r\n]|")*[=+\-@\uff1d\uff0b\uff0d\uff20|%])/g, "$1'");
  return /[",;\t\r\n]/.test(inside) ? `"${inside.replaceAll('"', '""')}"` : inside;
}

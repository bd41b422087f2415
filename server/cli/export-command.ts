import { countOf } from '#server/count-of.ts';
import { type Filter, iterateMessages, type ListedMessage } from '#server/store/inbox-queries.ts';
import type { MessageRow } from '#server/store/schema.ts';
import type { Store } from '#server/store/store.ts';
import { contactFields } from '#shared/contact.ts';
import { parseSource, sourceFields } from '#shared/source.ts';
import { type Command, type CommandContext, emailOf, textOption } from './command.ts';

/** All messages from a person's mailbox, tests too: what `export --email` writes and `erase --email` erases. */
export function senderFilter(context: CommandContext): Filter {
  return { email: emailOf(context), canaries: true };
}

type Exported = MessageRow & Partial<Pick<ListedMessage, 'call_at' | 'call_state'>>;

type WriteTime = (at: number) => string;

/** What is told of a message, by the names that export, JSON and "show" have for it. */
const columns: Readonly<Record<string, (message: Exported, time: WriteTime) => string | number>> = {
  reference: ({ id }) => id,
  received: ({ received_at }, time) => time(received_at),
  language: ({ locale }) => locale,
  ...Object.fromEntries(contactFields.map((field) => [field, (message: Exported) => message[field]])),
  suspicion: ({ spam_score }) => spam_score,
  reasons: ({ spam_reasons }) => spam_reasons,
  held: ({ held }) => (held === 1 ? 'yes' : 'no'),
  answered: ({ answered_at }, time) => (answered_at === null ? '' : time(answered_at)),
  answered_by: ({ answered_by }) => answered_by ?? '',
  ...Object.fromEntries(sourceFields.map((name) => [name, ({ source }) => parseSource(source)[name] ?? ''])),
  call: ({ call_at }, time) => (call_at ? time(call_at) : ''),
  call_state: ({ call_state }) => call_state ?? '',
};

const isoTime: WriteTime = (time) => new Date(time).toISOString();

export function exportRow(message: Exported, time = isoTime): Record<string, unknown> {
  const cells = Object.entries(columns).map(([name, cell]) => [name, cell(message, time)]);
  return { ...Object.fromEntries(cells), ...('mail_state' in message ? { mail: message.mail_state } : {}) };
}

export const exportMessages: Command = {
  usage: '[--email ADDRESS]',
  summary:
    'Writes all messages, or those that "find --email" shows, oldest first, as CSV or with --json as a line of JSON each.',
  options: { email: textOption },
  async run(context) {
    const { options, store, note, print } = context;
    const format = options.json ? 'json' : 'csv';
    let count = 0;
    for await (const line of exportLines(store, options.email === undefined ? {} : senderFilter(context), format)) {
      print(line);
      count += 1;
    }
    note(`${countOf(format === 'csv' ? count - 1 : count, 'message')} exported.`);
    return 0;
  },
};

/** Writes a line for each message, oldest first, after the headings in CSV. Few messages are in memory at a time. */
export async function* exportLines(store: Store, filter: Filter, format: 'csv' | 'json'): AsyncGenerator<string> {
  // The mark tells spreadsheets that the file is UTF-8.
  if (format === 'csv') yield `\ufeff${csvLine(Object.keys(columns))}`;
  for await (const message of iterateMessages(store, filter))
    yield format === 'csv' ? csvLine(cellsOf(message)) : JSON.stringify(exportRow(message));
}

function cellsOf(message: Exported): (string | number)[] {
  return Object.values(columns).map((cell) => cell(message, isoTime));
}

/**
 * One line of CSV (RFC 4180, but that lines end by LF). A cell that a spreadsheet would take for a formula gets an
 * apostrophe in front, which spreadsheets do not show; a plain phone number is none. Where a semicolon or a tab
 * separates, quotation marks amid a line mean nothing: each of them and each line end begins a cell.
 */
export function csvLine(cells: readonly (string | number)[]): string {
  return cells.map(csvCell).join(',');
}

function csvCell(text: string | number): string {
  if (typeof text === 'number' || /^\+\d+$/.test(text)) return String(text);
  // Also after spaces, and as full-width characters, which some programs treat alike.
  const safe = /^\s*[=+\-@\t\r\n\uff1d\uff0b\uff0d\uff20|%]/.test(text) ? `'${text}` : text;
  const inside = safe.replace(/([;\t\r\n])(?=(?:[^\S\t\r\n]|")*[=+\-@\uff1d\uff0b\uff0d\uff20|%])/g, "$1'");
  return /[",;\t\r\n]/.test(inside) ? `"${inside.replaceAll('"', '""')}"` : inside;
}

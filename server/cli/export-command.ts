import { open } from 'node:fs/promises';
import { type Filter, type ListedMessage, listMessages } from '#server/store/inbox-queries.ts';
import type { MessageRow } from '#server/store/schema.ts';
import { readSource, sourceFields } from '#shared/source.ts';
import { type Command, type CommandContext, dateOf, emailOf, text, UsageError } from './command.ts';

/** All messages from a person's mailbox, tests too: what `export --email` writes and `erase --email` erases. */
export function personal(context: CommandContext): Filter {
  return { email: emailOf(context), canaries: true };
}

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

export function exported(message: MessageRow | ListedMessage): Record<string, unknown> {
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
    const filter = { since: dateOf(context, 'since'), ...(options.email === undefined ? {} : personal(context)) };
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

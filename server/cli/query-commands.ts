import { readTroubles } from '#server/health/health.ts';
import {
  type Filter,
  findMessage,
  type ListedMessage,
  listMessages,
  storeTotals,
} from '#server/store/inbox-queries.ts';
import { mailFlows, queueState } from '#server/store/mail-queue.ts';
import type { VisitRow } from '#server/store/schema.ts';
import { dayOf, readVisits } from '#server/store/visits.ts';
import { escapeInvisible, visibleLine } from '#server/visible-text.ts';
import { day } from '#shared/durations.ts';
import type { Site } from '#site/create-site.server.ts';
import {
  type Command,
  type CommandContext,
  finish,
  flagOption,
  referenceOf,
  textOption,
  UsageError,
} from './command.ts';
import { exportRow, senderFilter } from './export-command.ts';
import { duration, table, terminalTime } from './terminal-text.ts';

export const list: Command = {
  usage: '[--waiting] [--held] [--undelivered]',
  summary: 'Shows the newest messages; --waiting those that nobody has answered.',
  options: { waiting: flagOption, held: flagOption, undelivered: flagOption },
  run(context) {
    const { waiting, held, undelivered } = context.options;
    const filter = { waiting: waiting === true, held: held === true, undelivered: undelivered === true };
    return printNewest(context, filter, 50);
  },
};

export const find: Command = {
  usage: '--email ADDRESS',
  summary:
    'Shows all messages from one address, whatever its letter case and +tag, of Gmail also its dots; for requests about personal data.',
  options: { email: textOption },
  run: (context) => printNewest(context, senderFilter(context), 1000),
};

async function printNewest(context: CommandContext, filter: Filter, limit: number): Promise<number> {
  const messages = await listMessages(context.store, filter, { limit, newestFirst: true });
  if (messages.length === limit) context.note(`These are the newest ${limit}: "export" writes all.`);
  const heads = ['REFERENCE', 'RECEIVED', 'MAIL', 'ANSWERED', 'CALL', 'NAME', 'EMAIL', 'MESSAGE'];
  const rows = messages.map((message) => listedRow(message, context.site));
  const text = rows.length > 0 ? table(heads, rows) : 'There are no such messages.';
  return finish(
    context,
    text,
    messages.map((message) => exportRow(message)),
  );
}

function listedRow(message: ListedMessage, site: Site): string[] {
  const { id, received_at, mail_state, answered_at, name, email } = message;
  const call = message.call_at ? `${terminalTime(message.call_at, site)} ${message.call_state}` : '-';
  const times = [terminalTime(received_at, site), mail_state ?? '-', terminalTime(answered_at, site), call];
  return [id, ...times, visibleLine(name, 24), visibleLine(email, 32), visibleLine(message.message, 40)];
}

export const show: Command = {
  usage: 'ID',
  summary: 'Shows one message with all that is known of it.',
  async run(context) {
    const stored = await findMessage(context.store, referenceOf(context));
    if (!stored) throw new UsageError('There is no message of this reference.');
    const { message, mails, call } = stored;
    const timeOf = (time: number | null) => terminalTime(time, context.site);
    const exported = { ...message, call_at: call?.starts_at, call_state: call?.state };
    const { message: text, ...fields } = exportRow(exported, timeOf);
    const lines = [
      ...Object.entries(fields).flatMap(([name, value]) => (value === '' ? [] : [[name, visibleLine(String(value))]])),
      ...(call ? [['call_host', call.host]] : []),
      ...mails.map((mail) => [
        `mail (${mail.kind})`,
        `${mail.state}, attempts ${mail.attempts}, sent ${timeOf(mail.sent_at)}${mail.last_error ? `, ${visibleLine(mail.last_error)}` : ''}`,
      ]),
    ];
    const shown = `${alignLines(lines)}\n\n${escapeInvisible(String(text)).replaceAll('\t', '    ')}`;
    return finish(context, shown, { ...exportRow(message), mails, call });
  },
};

function alignLines(lines: readonly (readonly string[])[]): string {
  return lines.map(([label = '', value]) => `${label.padEnd(20)}${value}`).join('\n');
}

export const status: Command = {
  summary: 'Says how the service stands; exit code 1 when mail has stopped or the server has trouble.',
  async run(context) {
    const { store, clock, site } = context;
    const queue = await queueState(store, clock.now());
    const totals = await storeTotals(store);
    const flows = mailFlows(queue);
    const troubles = await readTroubles(store);
    const isWell = flows && troubles.length === 0;
    const lines = [
      ['Store', store.dialect],
      ['Messages', String(totals.messages)],
      ['Held', String(totals.held)],
      ['Last received', terminalTime(totals.lastReceivedAt, site)],
      ['Last mail sent', terminalTime(totals.lastSentAt, site)],
      ['Mails waiting', queue.waiting === 0 ? '0' : `${queue.waiting}, the oldest since ${duration(queue.oldestMs)}`],
      ['Mails given up', String(queue.stuck)],
      ...(totals.lastError ? [['Last failure', visibleLine(totals.lastError)]] : []),
    ];
    for (const { area, text, since } of troubles)
      lines.push([`Trouble: ${area}`, since === null ? text : `${text} (${terminalTime(since, site)})`]);
    const advice = flows ? '' : '\n\nMail has stopped: see "list --undelivered", fix it, then "resend --stuck".';
    const text = `${alignLines(lines)}${isWell ? '\n\nAll is well.' : advice}`;
    return finish(context, text, { ok: isWell, store: store.dialect, ...totals, ...queue, troubles }, isWell);
  },
};

const usualDays = 30;

export const visits: Command = {
  usage: '[--since DATE]',
  summary: `Shows how often each page was opened, by day (UTC), in the last ${usualDays} days or since a date. The server counts
      with VISITS=on: openings, not people; no programs that say that they are one, and no browsers that send Global Privacy
      Control or Do Not Track. Going back to a page may pass unseen. Counts are added to the store each minute.`,
  options: { since: textOption },
  async run(context) {
    const { store, clock, options } = context;
    const { since = dayOf(clock.now() - (usualDays - 1) * day) } = options;
    if (!/^\d{4}-\d{2}-\d{2}$/.test(String(since)))
      throw new UsageError(`Write a date such as 2026-11-20, not "${since}".`);
    const from = String(since);
    const counts = await readVisits(store, from);
    return finish(context, visitsTable(counts, from), counts);
  },
};

function visitsTable(counts: readonly VisitRow[], since: string): string {
  if (counts.length === 0) return `Nothing was counted since ${since}. The server counts with VISITS=on.`;
  const total = counts.reduce((sum, { count }) => sum + count, 0);
  const rows = counts.map(({ day, path, count }) => [day, String(count).padStart('OPENED'.length), path]);
  return `${table(['DAY', 'OPENED', 'PAGE'], rows)}\n\n${total} since ${since}.`;
}

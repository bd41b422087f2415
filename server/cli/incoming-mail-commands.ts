import PostalMime, { type Email, type PostalMimeOptions } from 'postal-mime';
import { readDecline } from '#server/calls/declined-invitation.ts';
import { describeFailure } from '#server/mail/retry.ts';
import { markAnswered } from '#server/store/answers.ts';
import { queueDeclined } from '#server/store/calls.ts';
import { findMessage, markBounced } from '#server/store/inbox-queries.ts';
import type { MailKind } from '#server/store/schema.ts';
import { readTokens } from '#server/store/tokens.ts';
import { visibleLine } from '#server/visible-text.ts';
import { type Command, type CommandContext, finish, referenceOf, UsageError } from './command.ts';

export const answered: Command = {
  usage: 'ID | < MAIL',
  readsMail: true,
  summary: 'Marks a message as answered; without ID it reads a reply that came in copy to ANSWER_TO.',
  async run(context) {
    const { store, clock, args } = context;
    const hasId = args.length > 0;
    const mail = hasId ? undefined : await parseMail(await context.readInput());
    const declined = mail && (await queueDeclineMail(context, mail));
    if (declined) return finishDeclined(context, declined);
    const id = hasId ? referenceOf(context) : mail && (await findAnswered(context, mail));
    const marked = id !== undefined && (await markAnswered(store, id, hasId ? 'command' : 'copy', clock.now()));
    if (hasId && !marked) throw new UsageError(`No message ${id} waits for an answer; see "list --waiting".`);
    const sentence = marked ? `${id} is marked as answered.` : 'This mail answers no message that waits.';
    return finish(context, sentence, { reference: id, marked });
  },
};

/** By these headers programs that answer are known: RFC 3834, and what was usual before it. */
const robotHeaders: Record<string, RegExp> = {
  'auto-submitted': /^(?!\s*no\b)/i,
  precedence: /bulk|junk|auto/i,
  'x-autoreply': /./,
  'x-autorespond': /./,
  'x-auto-response-suppress': /^(?!\s*none\b)/i,
  'return-path': /^\s*<\s*>/,
};

/**
 * The message that a mail to its sender answers, by the Message-ID of the notification (RFC 5322, 3.6.4), whose
 * signature only those know who have read it or a reply to it. A mail that goes to others passes the message on, one
 * from the sender or a robot answers nothing.
 */
async function findAnswered({ store }: CommandContext, mail: Email): Promise<string | undefined> {
  const { headers, from, to = [], cc = [], inReplyTo, references } = mail;
  const isRobot = headers.some(({ key, value }) => robotHeaders[key]?.test(value));
  const [, named = '', proof = ''] = /<([\w-]{14})\.notification\.([\w-]+)@/.exec(`${inReplyTo} ${references}`) ?? [];
  const id = named.toUpperCase();
  const isProven = (await readTokens(store)).isSigned(proof, 'returned', id, 'answer');
  const stored = isProven && !isRobot ? await findMessage(store, id) : undefined;
  if (!stored) return undefined;
  const sender = stored.message.email.toLowerCase();
  const isSender = (address: string | undefined) => address?.toLowerCase() === sender;
  return [...to, ...cc].some(({ address }) => isSender(address)) && !isSender(from?.address) ? id : undefined;
}

export const bounce: Command = {
  usage: '< MAIL',
  readsMail: true,
  summary: 'Reads a mail that came to RETURN_PATH and marks the mail that it sends back as undeliverable.',
  async run(context) {
    const tokens = await readTokens(context.store);
    const mail = await parseMail(await context.readInput(), { forceRfc822Attachments: true });
    const declined = mail && (await queueDeclineMail(context, mail));
    if (declined) return finishDeclined(context, declined);
    const report = mail && readReport(mail);
    // Anybody can write to RETURN_PATH.
    const isOurs = report?.id && report.kind && tokens.isSigned(report.proof, 'returned', report.id, report.kind);
    const { id, kind, failure } = isOurs ? report : {};
    if (id && kind && !failure)
      return finish(context, 'The report tells of no failure.', { reference: id, kind, marked: false });
    const marked = id && kind && failure ? await markBounced(context.store, id, kind, failure) : false;
    const sentence = marked
      ? `The ${kind} of ${id} came back: it is marked undeliverable.`
      : 'No mail of ours is meant.';
    return finish(context, sentence, { reference: id, kind, marked });
  },
};

/** Queues the mail that tells host and company of a guest who declines; returns the reference of the message. */
async function queueDeclineMail({ store, clock }: CommandContext, { attachments }: Email): Promise<string | undefined> {
  const reply = attachments.find(({ mimeType }) => mimeType === 'text/calendar');
  const decline = reply && readDecline(String(reply.content));
  const stored = decline && (await findMessage(store, decline.id));
  const guests = [stored?.message.email, stored?.call?.host].map((email) => email?.toLowerCase());
  if (!stored?.call || !guests.includes(decline?.guest)) return undefined;
  return (await queueDeclined(store, stored.call, clock.now())) ? decline?.id : undefined;
}

function finishDeclined(context: CommandContext, id: string): number {
  const text = `A guest declined the call of ${id}: its host and the company get a mail; "cancel-call ${id}" ends it.`;
  return finish(context, text, { reference: id, declined: true });
}

/** Returns nothing for a malformed mail, such as one that is nested too deep: none of ours is. */
async function parseMail(mail: Uint8Array, options: PostalMimeOptions = {}): Promise<Email | undefined> {
  try {
    return await PostalMime.parse(mail, { ...options, attachmentEncoding: 'utf8' });
  } catch {
    return undefined;
  }
}

/** A delivery report (RFC 3464), or one that tells in words why it returns a mail. A mere delay has no `failure`. */
function readReport(report: Email) {
  const text = removeQuoteMarks(report.text ?? '');
  const body = [text, ...report.attachments.map(({ content }) => removeQuoteMarks(String(content)))].join('\n');
  const [, id, kind] = /^message-id:\s*<([\w-]{14})\.(notification|confirmation|call(?:-\w+)?)[.@]/im.exec(body) ?? [];
  const proof = /^x-contact-proof:\s*([\w-]+)/im.exec(body)?.[1] ?? '';
  const action = /^action:\s*(\w+)/im.exec(body)?.[1]?.toLowerCase();
  const reason = action === undefined ? findReason(text) : undefined;
  const hasFailed = action === 'failed' || reason || report.headers.some(({ key }) => key === 'x-failed-recipients');
  const diagnosis = /^diagnostic-code:\s*(.*)$/im.exec(body)?.[1] ?? /^status:\s*(.*)$/im.exec(body)?.[1];
  return {
    id: id?.toUpperCase(),
    kind: kind as MailKind | undefined,
    proof,
    failure: hasFailed ? visibleLine(describeFailure({ code: 'bounced', response: diagnosis ?? reason })) : undefined,
  };
}

function removeQuoteMarks(text: string): string {
  return text.replace(/^(?:>[ \t]?)+/gm, '');
}

/**
 * The line that tells of a failure for good, as qmail says it or by a code 5.x.x (RFC 3463), above the returned mail.
 */
function findReason(text: string): string | undefined {
  const [ownText = ''] = text.split(/^(?:return-path|received|from|to|subject|message-id):/im);
  return /^.*(?:permanent error|(?<![\d.])5\.\d{1,3}\.\d{1,3}(?![\d.]*\d)).*$/im.exec(ownText)?.[0];
}

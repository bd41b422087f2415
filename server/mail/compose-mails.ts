import type { SendMailOptions } from 'nodemailer';
import { findLanguage, inLocale } from '#app/content/locale.ts';
import { fill, languageOf, type ServiceTexts, type Texts } from '#server/contact/texts.ts';
import type { MessageRow } from '#server/store/schema.ts';
import { contactFields, formatPhone, keptPhone, maxLengths } from '#shared/contact.ts';
import { readSource, type Source } from '#shared/source.ts';
import { findDeception } from './deception.ts';
import { escapeHtml, mailDocument } from './html.ts';
import { visibleLine, visibleText } from './visible-text.ts';

export interface MailAddresses {
  readonly from: string;
  readonly to: readonly string[];
  /** Where tests of the operator's go. */
  readonly canaryTo: readonly string[];
  /** Where mail servers send back what they cannot deliver. */
  readonly returnPath: string;
  /** Gets a copy of each reply, and so knows of it. */
  readonly answerTo?: string | undefined;
  /** Proves that a mail which comes back is ours. */
  readonly proofOf: (id: string, kind: 'notice' | 'confirmation') => string;
}

interface MailParts {
  readonly to: string | string[];
  readonly locale: string;
  readonly subject: string;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly text: string;
  readonly html: string;
  readonly headers?: Record<string, string>;
}

/** A mail of the company's. */
export function mailOf(texts: Texts, { from, returnPath }: MailAddresses, parts: MailParts): SendMailOptions {
  const { to, locale, subject, at, text, html, headers } = parts;
  return {
    from: { name: texts.company, address: from },
    to,
    envelope: { from: returnPath, to },
    subject,
    date: new Date(at),
    // RFC 3834: keeps robots from answering.
    headers: { 'Auto-Submitted': 'auto-generated', 'Content-Language': locale, ...headers },
    text,
    html: mailDocument(locale, subject, html),
    // Nothing typed may make the composer read a file or an address.
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** The mail to the company about a message, in the visitor's language. `answeredLink` marks the message as answered. */
export function composeNotice(
  message: MessageRow,
  addresses: MailAddresses,
  texts: Texts,
  answeredLink?: string,
): SendMailOptions {
  const { mail, digest } = inLocale(texts, languageOf(message.locale, null));
  const link = answeredLink === undefined ? undefined : { label: digest.answered, address: answeredLink };
  const name = headerText(visibleLine(message.name, 80));
  const subject = fill(message.canary ? mail.canarySubject : mail.subject, { name, reference: message.id });
  const notes = notesOn(message, mail);
  const lines = linesOf(message, mail, texts.timeZone);
  const body = visibleText(message.message);
  const parts = {
    to: [...(message.canary ? addresses.canaryTo : addresses.to)],
    locale: message.locale,
    subject,
    at: message.received_at,
    text: plainText(mail, notes, lines, body, link),
    html: htmlBody(mail, notes, lines, body, link),
    headers: { 'X-Contact-Reference': message.id, ...proofOf(message, 'notice', addresses) },
  };
  return {
    ...mailOf(texts, addresses, parts),
    replyTo: [{ name, address: message.email }, ...(addresses.answerTo ? [addresses.answerTo] : [])],
    messageId: messageIdOf(message, 'notice', addresses.from),
  };
}

/**
 * The mail to the visitor that their message has arrived. It holds nothing they typed, not even the name: otherwise
 * anybody could have us send words of theirs to anybody.
 */
export function composeConfirmation(message: MessageRow, addresses: MailAddresses, texts: Texts): SendMailOptions {
  const { confirmation } = inLocale(texts, languageOf(message.locale, null));
  const values = { reference: message.id, company: texts.company };
  const subject = fill(confirmation.subject, values);
  const paragraphs = confirmation.paragraphs.map((paragraph) => fill(paragraph, values));
  const body = [
    `<h1 style="font-size:20px;margin:0 0 16px">${escapeHtml(confirmation.heading)}</h1>`,
    ...paragraphs.map((paragraph) => `<p>${escapeHtml(paragraph)}</p>`),
  ];
  const parts = {
    to: message.email,
    locale: message.locale,
    subject,
    at: message.received_at,
    text: `${confirmation.heading}\n\n${paragraphs.join('\n\n')}\n`,
    html: body.join('\n'),
    headers: { 'Auto-Submitted': 'auto-replied', ...proofOf(message, 'confirmation', addresses) },
  };
  return {
    ...mailOf(texts, addresses, parts),
    ...(addresses.to[0] ? { replyTo: addresses.to[0] } : {}),
    messageId: messageIdOf(message, 'confirmation', addresses.from),
  };
}

/**
 * Mail programs decode RFC 2047 words wherever a header holds one. Nodemailer lets those pass that are written right, and
 * encodes a text with other signs than ASCII: quotation marks make it encode the words as what they are.
 */
function headerText(text: string): string {
  return text.includes('=?') ? `“${text}”` : text;
}

/** Not in the Message-ID: answers repeat that, so that the visitor would know it. */
function proofOf({ id }: MessageRow, kind: 'notice' | 'confirmation', addresses: MailAddresses) {
  return { 'X-Contact-Proof': addresses.proofOf(id, kind) };
}

/** The same at each attempt, so that a mail program recognises a repeat. */
function messageIdOf(message: Pick<MessageRow, 'id'>, kind: string, from: string): string {
  return `<${message.id.toLowerCase()}.${kind}@${from.split('@')[1] ?? 'localhost'}>`;
}

const lineFields = contactFields.filter((field) => field !== 'message');
const longestLine = Math.max(...lineFields.map((field) => maxLengths[field]));

type MailTexts = ServiceTexts['mail'];
type Line = { label: string; value: string };

function notesOn(message: MessageRow, mail: MailTexts): string[] {
  const warnings = findDeception(message).map((finding) =>
    fill(mail.deceptiveNote, {
      field: mail.labels[finding.field],
      finding: fill(mail.findings[finding.kind], { ...finding }),
    }),
  );
  return [
    ...(message.canary ? [mail.canaryNote] : []),
    ...(message.released_at === null ? [] : [mail.releasedNote]),
    ...warnings,
  ];
}

/** What is known of a message beside its words. */
export function linesOf(message: MessageRow, mail: MailTexts, timeZone: string): Line[] {
  const { labels } = mail;
  const phone = keptPhone(message.phone) === message.phone ? formatPhone(message.phone) : message.phone;
  const shown = { ...message, phone };
  return [
    ...lineFields.map((field) => ({
      label: labels[field],
      value: visibleLine(shown[field], longestLine) || mail.empty,
    })),
    { label: labels.received, value: receivedAt(message, timeZone) },
    { label: labels.language, value: mail.languageName },
    { label: labels.reference, value: message.id },
    ...sourceLines(message.source, mail.visit),
  ];
}

/** Nothing where the browser told nothing. */
function sourceLines(json: string, labels: MailTexts['visit']): Line[] {
  const source = readSource(json);
  const line = (label: string, names: readonly (keyof Source)[]) => {
    const value = names.flatMap((name) => source[name] ?? []).join(' / ');
    return value ? [{ label, value: visibleLine(value, longestLine) }] : [];
  };
  return [
    ...line(labels.landing, ['landing']),
    ...line(labels.referrer, ['referrer']),
    ...line(labels.campaign, ['utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content']),
  ];
}

const datePartsShown = {
  year: 'numeric',
  month: 'long',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZoneName: 'short',
} as const;

/** The time where the company reads its mail, and the name of its zone: 2:30 PM AST. */
export function receivedAt(
  { locale, received_at }: Pick<MessageRow, 'locale' | 'received_at'>,
  timeZone: string,
): string {
  return new Intl.DateTimeFormat(findLanguage(locale).tag, { ...datePartsShown, timeZone }).format(received_at);
}

type Link = { label: string; address: string };

function plainText(mail: MailTexts, notes: string[], lines: Line[], body: string, link?: Link): string {
  const facts = lines.map(({ label, value }) => `${label}: ${value}`).join('\n');
  const top = [mail.heading, ...notes].join('\n\n');
  return `${top}\n\n${facts}\n\n${mail.labels.message}:\n\n${body}\n\n--\n${mail.replyNote}\n${link ? `\n${link.label}: ${link.address}\n` : ''}`;
}

function htmlBody(mail: MailTexts, notes: string[], lines: Line[], body: string, link?: Link): string {
  const rows = lines.map(
    ({ label, value }) =>
      `<tr><th style="padding:4px 16px 4px 0;text-align:left;vertical-align:top">${escapeHtml(label)}</th>` +
      `<td style="padding:4px 0;word-break:break-word"><bdi>${escapeHtml(value)}</bdi></td></tr>`,
  );
  const noted = notes.map((note) => `<p style="padding:8px 12px;background:#fdf0d5">${escapeHtml(note)}</p>`);
  return [
    `<h1 style="font-size:20px;margin:0 0 16px">${escapeHtml(mail.heading)}</h1>`,
    ...noted,
    `<table style="border-collapse:collapse">${rows.join('')}</table>`,
    `<h2 style="font-size:16px;margin:16px 0 8px">${escapeHtml(mail.labels.message)}</h2>`,
    `<div style="white-space:pre-wrap;word-break:break-word" dir="auto">${escapeHtml(body)}</div>`,
    `<p style="color:#55635f;font-size:14px;margin:24px 0 0">${escapeHtml(mail.replyNote)}</p>`,
    ...(link ? [`<p><a href="${escapeHtml(link.address)}">${escapeHtml(link.label)}</a></p>`] : []),
  ].join('\n');
}

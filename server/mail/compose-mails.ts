import { html } from 'hono/html';
import type { SendMailOptions } from 'nodemailer';
import type { Clock } from '#server/clock.ts';
import type { Env } from '#server/env.ts';
import { type ContactWords, localeOf, type ServiceContent } from '#server/service-content.ts';
import type { DueMail } from '#server/store/mail-queue.ts';
import type { CallRow, MessageRow, OutboxKind } from '#server/store/schema.ts';
import type { Tokens } from '#server/store/tokens.ts';
import { escapeInvisible, visibleLine } from '#server/visible-text.ts';
import { type ContactField, contactFields, contactForm } from '#shared/contact.ts';
import { fill } from '#shared/fill.ts';
import { parseSource, type Source } from '#shared/source.ts';
import type { Site } from '#site/create-site.server.ts';
import { inLocale, type Locale } from '#site/languages.ts';
import { decisionLink } from './signed-links.ts';

/** What mails are made with. */
export interface MailContext {
  /** Reads the content again each time, so that a change takes effect without a restart. */
  readonly openSite: () => Site;
  readonly clock: Clock;
  readonly tokens: Tokens;
  readonly content: ServiceContent;
  readonly env: Pick<Env, 'CONTACT_FROM' | 'CONTACT_TO' | 'RETURN_PATH' | 'ANSWER_TO'>;
  readonly serviceUrl: string | undefined;
}

/**
 * Keeps robots from answering: RFC 3834, and [MS-OXCMAIL] 2.1.3.2.20, whose `All` would also stop reports of failure.
 */
const autoReplySuppression = {
  'Auto-Submitted': 'auto-generated',
  'X-Auto-Response-Suppress': 'DR, RN, NRN, OOF, AutoReply',
};

interface ComposedMail extends Omit<SendMailOptions, 'html'> {
  readonly to: string | string[];
  readonly subject: string;
  /** The blocks of its body; mail programs take styles only as attributes. */
  readonly html: readonly ReturnType<typeof html>[];
  readonly headers?: Record<string, string>;
}

export function buildMail({ content, env }: MailContext, locale: Locale, mail: ComposedMail): SendMailOptions {
  const { plate, ink, line, action } = content.colors;
  return {
    ...mail,
    from: { name: content.company, address: env.CONTACT_FROM },
    envelope: { from: env.RETURN_PATH, to: mail.to },
    headers: { ...autoReplySuppression, 'Content-Language': locale, ...mail.headers },
    html: [
      '<!doctype html>',
      html`<html lang="${locale}"><head><meta charset="utf-8"><title>${mail.subject}</title></head>`,
      `<body style="margin:0;padding:24px;background:${plate};color:${ink};font:16px/1.5 Arial,sans-serif">`,
      `<div style="max-width:640px;margin:0 auto;padding:24px;background:#fff;border:1px solid ${line};border-top:4px solid ${action}">`,
      ...mail.html,
      '</div></body></html>',
    ].join('\n'),
    // What visitors typed must not make the composer read a file or an address.
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

type MessageAndCall = Pick<DueMail, 'message' | 'call'>;

/** The mail to the company about a message, in the visitor's language, with a link that marks it as answered. */
export function composeNotification({ message, call }: MessageAndCall, context: MailContext): SendMailOptions {
  const { content, env } = context;
  const locale = localeOf(content, message);
  const { mail, digest } = inLocale(content, locale);
  const { colon } = content.site.findLanguage(locale);
  const address = message.canary ? undefined : decisionLink(context, message.id, 'answered');
  const link = address === undefined ? undefined : { label: digest.answered, address };
  const name = headerText(visibleLine(message.name, 80));
  const subject = fill(message.canary ? mail.canarySubject : mail.subject, { name, reference: message.id });
  const notes = messageNotes(message, mail);
  const lines = [...messageLines(message, mail, content), ...callLines(call, locale, content)];
  const body = escapeInvisible(message.message);
  return buildMail(context, locale, {
    to: env.CONTACT_TO,
    replyTo: [{ name, address: message.email }, ...(env.ANSWER_TO ? [env.ANSWER_TO] : [])],
    subject,
    ...identifyingHeaders(message.id, 'notification', message.received_at, context, {
      'X-Contact-Reference': message.id,
    }),
    text: plainText(mail, colon, notes, lines, body, link),
    html: htmlBody(content, mail, notes, lines, body, link),
  });
}

/** Contains nothing they typed, not even the name: otherwise anybody could make us send their words to anybody. */
export function composeConfirmation({ message }: MessageAndCall, context: MailContext): SendMailOptions {
  const { content, env } = context;
  const locale = localeOf(content, message);
  const { confirmation } = inLocale(content, locale);
  const facts = { reference: message.id };
  const paragraphs = confirmation.paragraphs.map((paragraph) => fill(paragraph, facts));
  return buildMail(context, locale, {
    to: message.email,
    replyTo: env.CONTACT_TO[0],
    subject: fill(confirmation.subject, facts),
    ...identifyingHeaders(message.id, 'confirmation', message.received_at, context, {
      'Auto-Submitted': 'auto-replied',
    }),
    text: `${confirmation.heading}\n\n${paragraphs.join('\n\n')}\n`,
    html: [heading(confirmation.heading), ...paragraphs.map((paragraph) => html`<p>${paragraph}</p>`)],
  });
}

/**
 * Mail programs decode RFC 2047 words wherever a header holds one. Nodemailer lets those pass that are written right,
 * and encodes a text with other signs than ASCII: quotation marks make it encode the words as what they are.
 */
export function headerText(text: string): string {
  return text.includes('=?') ? `“${text}”` : text;
}

export function senderDomain({ env }: MailContext): string {
  return env.CONTACT_FROM.split('@')[1] ?? 'localhost';
}

/** The same at each attempt, so that repeats are recognized, with a proof that bounces and answers are to ours. */
export function identifyingHeaders(
  id: string,
  kind: OutboxKind,
  date: number,
  context: MailContext,
  headers: Record<string, string>,
  version = '',
) {
  const name =
    kind === 'notification' ? `notification.${context.tokens.sign('returned', id, 'answer')}` : kind + version;
  return {
    messageId: `<${id.toLowerCase()}.${name}@${senderDomain(context)}>`,
    date: new Date(date),
    // Not the proof in the Message-ID, which answers repeat, so that the visitor knows it.
    headers: { ...headers, 'X-Contact-Proof': context.tokens.sign('returned', id, kind) },
  };
}

const lineFields = contactFields.filter((field) => field !== 'message');
const longestLine = Math.max(...lineFields.map((field) => contactForm[field].maxLength));

type MailWords = ContactWords['mail'];
type Line = { label: string; value: string };

function messageNotes(message: MessageRow, mail: MailWords): string[] {
  return [...(message.canary ? [mail.canaryNote] : []), ...(message.released_at === null ? [] : [mail.releasedNote])];
}

export function messageLines(message: MessageRow, mail: MailWords, content: ServiceContent): Line[] {
  const { labels } = mail;
  return [
    ...lineFields.map((field) => ({
      label: labels[field],
      value: visibleLine(shownValue(field, message[field], labels, content), longestLine) || mail.empty,
    })),
    { label: labels.received, value: longTime(message.received_at, message.locale, content) },
    { label: labels.language, value: mail.languageName },
    { label: labels.reference, value: message.id },
    ...sourceLines(message.source, mail.visit),
  ];
}

function shownValue(
  field: ContactField,
  value: string,
  labels: MailWords['labels'],
  { rules }: ServiceContent,
): string {
  const { kind } = contactForm[field];
  if (kind === 'phone') return rules.formatPhone(value);
  return kind === 'select' ? (labels[`${field}-${value}`] ?? value) : value;
}

/** When a call is asked for, and its present state. */
export function callLines(call: CallRow | undefined, locale: Locale, content: ServiceContent): Line[] {
  const { call: words } = inLocale(content, locale);
  if (!call) return [];
  const time = callTime(call.starts_at, locale, content);
  return [{ label: words.label, value: `${time} (${words.states[call.state]})` }];
}

function sourceLines(json: string, labels: MailWords['visit']): Line[] {
  const source = parseSource(json);
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

/** A time where the company is, with the name of its zone: November 20, 2026 at 2:30 PM AST. */
export function longTime(
  at: number,
  locale: Locale,
  { site, timeZone }: Pick<ServiceContent, 'site' | 'timeZone'>,
  options: Intl.DateTimeFormatOptions = {},
): string {
  const date = { year: 'numeric', month: 'long', day: 'numeric' } as const;
  const time = { hour: 'numeric', minute: '2-digit', timeZoneName: 'short', timeZone } as const;
  return new Intl.DateTimeFormat(site.findLanguage(locale).tag, { ...date, ...time, ...options }).format(at);
}

/** With the day of the week. */
export function callTime(at: number, locale: Locale, content: Pick<ServiceContent, 'site' | 'timeZone'>): string {
  return longTime(at, locale, content, { weekday: 'long' });
}

type Link = { label: string; address: string };

function plainText(mail: MailWords, colon: string, notes: string[], lines: Line[], body: string, link?: Link): string {
  const details = lines.map(({ label, value }) => `${label}${colon} ${value}`).join('\n');
  const opening = [mail.heading, ...notes].join('\n\n');
  return `${opening}\n\n${details}\n\n${mail.labels.message}${colon}\n\n${body}\n\n--\n${mail.replyNote}\n${link ? `\n${link.label}${colon} ${link.address}\n` : ''}`;
}

function htmlBody(content: ServiceContent, mail: MailWords, notes: string[], lines: Line[], body: string, link?: Link) {
  const rows = lines.map(
    ({ label, value }) =>
      html`<tr><th style="padding:4px 16px 4px 0;text-align:left;vertical-align:top">${label}</th><td style="padding:4px 0;word-break:break-word"><bdi>${value}</bdi></td></tr>`,
  );
  return [
    heading(mail.heading),
    ...notes.map((note) => html`<p style="padding:8px 12px;background:#fdf0d5;color:#3d2b00">${note}</p>`),
    html`<table style="border-collapse:collapse">${rows}</table>`,
    html`<h2 style="font-size:16px;margin:16px 0 8px">${mail.labels.message}</h2>`,
    html`<div style="white-space:pre-wrap;word-break:break-word" dir="auto">${body}</div>`,
    html`<p style="color:${content.colors.inkSoft};font-size:14px;margin:24px 0 0">${mail.replyNote}</p>`,
    ...(link ? [html`<p><a href="${link.address}">${link.label}</a></p>`] : []),
  ];
}

export function heading(text: string) {
  return html`<h1 style="font-size:20px;margin:0 0 16px">${text}</h1>`;
}

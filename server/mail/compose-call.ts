import { html } from 'hono/html';
import ical, { ICalAttendeeStatus, ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import type { SendMailOptions } from 'nodemailer';
import { type ContactWords, localeOf, type ServiceContent } from '#server/service-content.ts';
import type { DueMail } from '#server/store/mail-queue.ts';
import type { CallRow, MessageRow, OutboxKind } from '#server/store/schema.ts';
import { visibleLine } from '#server/visible-text.ts';
import { fill } from '#shared/fill.ts';
import { inLocale } from '#site/languages.ts';
import {
  buildMail,
  callTime,
  headerText,
  heading,
  identifyingHeaders,
  type MailContext,
  messageLines,
  senderDomain,
} from './compose-mails.ts';
import { callLink } from './signed-links.ts';

type Topic = keyof ContactWords['call']['mails'];

function topicOf(kind: OutboxKind, call: CallRow, now: number): Topic {
  if (kind === 'call-question') return call.state === 'asked' && call.confirm_by > now ? 'question' : 'missed';
  if (kind === 'call-reminder') return 'reminder';
  if (kind === 'call-declined') return 'declined';
  return call.state === 'canceled' ? 'canceled' : 'booked';
}

/** What the link in a mail is for. */
const linkActions: Partial<Record<Topic, 'confirm' | 'change'>> = {
  question: 'confirm',
  booked: 'change',
  declined: 'change',
  reminder: 'change',
};

/** The mails about a call: the question to the visitor, what became of the call to both sides, and the reminder. */
export function composeCall({ mail, message, call }: DueMail, context: MailContext): SendMailOptions {
  if (!call) throw new Error(`The message ${message.id} asks for no call.`);
  const { content, env } = context;
  const locale = localeOf(content, message);
  const { call: words } = inLocale(content, locale);
  const { colon } = content.site.findLanguage(locale);
  const isForCompany = mail.kind === 'call-host' || mail.kind === 'call-declined';
  const topic = topicOf(mail.kind, call, context.clock.now());
  const action = linkActions[topic];
  const name = isForCompany ? visibleLine(message.name, 80) : content.company;
  const facts = callFacts(message, call, name, content);
  const details = isForCompany ? detailsOf(message, content) : [];
  const paragraphs = [fill(words.mails[topic].text, facts), ...(action ? [words.place] : []), ...details];
  const links = action ? [{ label: words[action], address: callLink(context, call, action) }] : [];
  const text = [...paragraphs, ...links.map(({ label, address }) => `${label}${colon} ${address}`)].join('\n\n');
  const method = topic === 'canceled' ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.REQUEST;
  const event = { ...eventOf(message, call, name, content), description: text };
  const hasInvitation = topic === 'booked' || topic === 'canceled';
  const replyTo = isForCompany ? { name: headerText(name), address: message.email } : env.CONTACT_TO[0];
  return buildMail(context, locale, {
    to: isForCompany ? [call.host, ...(topic === 'declined' ? env.CONTACT_TO : [])] : message.email,
    replyTo,
    subject: fill(words.mails[topic].subject, { ...facts, with: headerText(name) }),
    ...identifyingHeaders(message.id, mail.kind, mail.created_at, context, {}, `.${call.sequence}`),
    text: `${text}\n`,
    html: [
      heading(event.summary),
      ...paragraphs.map((paragraph) => html`<p><bdi>${paragraph}</bdi></p>`),
      ...links.map(({ label, address }) => html`<p><a href="${address}">${label}</a></p>`),
    ],
    ...(hasInvitation ? { icalEvent: { method, content: calendarOf([event], context, method) } } : {}),
  });
}

function detailsOf(message: MessageRow, content: ServiceContent): string[] {
  const locale = localeOf(content, message);
  const { colon } = content.site.findLanguage(locale);
  return messageLines(message, inLocale(content, locale).mail, content).map(
    ({ label, value }) => `${label}${colon} ${value}`,
  );
}

interface CallEvent {
  /** Their address. */
  readonly visitor: string;
  readonly call: CallRow;
  readonly summary: string;
  readonly description: string;
  readonly location: string;
}

/** `name` is that of the other side. */
function callFacts(message: MessageRow, call: CallRow, name: string, content: ServiceContent) {
  return { with: name, time: callTime(call.starts_at, localeOf(content, message), content), reference: message.id };
}

function eventOf(message: MessageRow, call: CallRow, name: string, content: ServiceContent): CallEvent {
  const words = inLocale(content, localeOf(content, message)).call;
  const summary = fill(words.summary, callFacts(message, call, name, content));
  const description = detailsOf(message, content).join('\n');
  return { visitor: message.email, call, summary, description, location: words.place };
}

/** The feed of the company's calls. */
export function callFeed(calls: readonly { message: MessageRow; call: CallRow }[], context: MailContext): string {
  const events = calls.map(({ message, call }) =>
    eventOf(message, call, visibleLine(message.name, 80), context.content),
  );
  return calendarOf(events, context, ICalCalendarMethod.PUBLISH);
}

/** Both sides of an invitation have accepted: the visitor by the link, the host by being free. */
function calendarOf(events: readonly CallEvent[], context: MailContext, method: ICalCalendarMethod): string {
  const { company } = context.content;
  const { hosts } = context.openSite().booking();
  const calendar = ical({ method, prodId: { company, product: 'Website' } });
  const accepted = { status: ICalAttendeeStatus.ACCEPTED, rsvp: false };
  for (const { visitor, call, ...event } of events) {
    const name = hosts.find(({ email }) => email === call.host)?.name ?? null;
    const guests = [
      { ...accepted, email: visitor },
      { ...accepted, email: call.host, name },
    ];
    calendar.createEvent({
      ...event,
      id: `${call.message_id.toLowerCase()}@${senderDomain(context)}`,
      sequence: call.sequence,
      stamp: new Date(context.clock.now()),
      start: new Date(call.starts_at),
      end: new Date(call.ends_at),
      status: call.state === 'canceled' ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
      organizer: { name: company, email: context.env.CONTACT_FROM },
      attendees: method === ICalCalendarMethod.PUBLISH ? [] : guests,
    });
  }
  return calendar.toString();
}

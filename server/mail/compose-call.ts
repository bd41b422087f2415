import { html } from 'hono/html';
import ical, { ICalAttendeeStatus, ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import type { SendMailOptions } from 'nodemailer';
import type { Clock } from '#server/clock.ts';
import { languageOf, type Texts } from '#server/contact/texts.ts';
import type { Tokens } from '#server/contact/tokens.ts';
import type { LeasedMail } from '#server/store/mail-queue.ts';
import type { CallRow, MailKind, MessageRow } from '#server/store/schema.ts';
import { fill } from '#shared/fill.ts';
import { inLocale } from '#site/languages.ts';
import type { Booking, Site } from '#site/open-site.server.ts';
import {
  callTime,
  domainOf,
  headerText,
  heading,
  identityOf,
  linesOf,
  type MailAddresses,
  mailOf,
} from './compose-mails.ts';
import { visibleLine } from './visible-text.ts';

export interface CallMailParts {
  /** Reads the content anew each time, as for the calls. */
  readonly openContent: () => Site;
  readonly clock: Clock;
  readonly tokens: Tokens;
  readonly texts: Texts;
  readonly addresses: MailAddresses;
  readonly serviceUrl: string | undefined;
}

/** What a link of a mail lets do, until when: whoever moves a call makes the links before it worthless. */
export function rightOf(call: CallRow, action: 'confirm' | 'change'): [id: string, what: string, until: number] {
  return action === 'confirm'
    ? [call.message_id, action, call.held_until]
    : [call.message_id, `${action} ${call.sequence}`, call.starts_at];
}

/** What is said of a call to one side; `name` is the other side's. */
function wordsOf(message: MessageRow, call: CallRow, name: string, texts: Texts) {
  const locale = languageOf(texts.languages, message.locale, null);
  const { call: words } = inLocale(texts, locale);
  const time = callTime(call.starts_at, locale, texts);
  const values = { with: name, time, reference: message.id };
  return { locale, words, values, place: words.place, summary: fill(words.summary, values) };
}

/** The mails about a call: the question to the visitor, what became of the call to both sides, and the reminder. */
export function composeCall({ mail, message, call }: LeasedMail, parts: CallMailParts): SendMailOptions {
  if (!call) throw new Error(`The message ${message.id} asks for no call.`);
  const { texts, addresses, tokens } = parts;
  const site = parts.openContent();
  const toHost = mail.kind === 'call-host';
  const isCanceled = call.state === 'canceled';
  const name = toHost ? visibleLine(message.name, 80) : texts.company;
  const { locale, words, values, place, summary } = wordsOf(message, call, name, texts);
  const { colon } = texts.languages.findLanguage(locale);
  const topic = topicOf[mail.kind] ?? (isCanceled ? 'canceled' : 'booked');
  const action = topic === 'question' ? 'confirm' : 'change';
  const [id, what, until] = rightOf(call, action);
  const address = `${parts.serviceUrl}/call/${id}/${action}?until=${until}&proof=${tokens.decision(id, what, until)}`;
  const details = toHost ? detailsOf(message, texts) : [];
  const paragraphs = [fill(words.mails[topic].text, values), ...(isCanceled ? details : [place, ...details])];
  const text = [...paragraphs, ...(isCanceled ? [] : [`${words[action]}${colon} ${address}`])].join('\n\n');
  const method = isCanceled ? 'CANCEL' : 'REQUEST';
  const event = { visitor: message.email, call, summary, description: text, location: place };
  const content =
    topic === 'booked' || topic === 'canceled' ? calendarOf([event], firmOf(parts, site), method) : undefined;
  const replyTo = toHost ? { name: headerText(name), address: message.email } : addresses.to[0];
  return mailOf(texts, addresses, locale, {
    to: toHost ? call.host : message.email,
    ...(replyTo ? { replyTo } : {}),
    subject: fill(words.mails[topic].subject, { ...values, with: headerText(name) }),
    ...identityOf(message.id, mail.kind, mail.created_at, addresses, {}, `.${call.sequence}`),
    text: `${text}\n`,
    html: [
      heading(summary),
      ...paragraphs.map((paragraph) => html`<p><bdi>${paragraph}</bdi></p>`),
      ...(isCanceled ? [] : [html`<p><a href="${address}">${words[action]}</a></p>`]),
    ],
    ...(content ? { icalEvent: { method, content } } : {}),
  });
}

const topicOf: Partial<Record<MailKind, 'question' | 'reminder'>> = {
  'call-question': 'question',
  'call-reminder': 'reminder',
};

function detailsOf(message: MessageRow, texts: Texts): string[] {
  const locale = languageOf(texts.languages, message.locale, null);
  const { colon } = texts.languages.findLanguage(locale);
  return linesOf(message, inLocale(texts, locale).mail, texts).map(({ label, value }) => `${label}${colon} ${value}`);
}

interface CallEvent {
  /** Their address. */
  readonly visitor: string;
  readonly call: CallRow;
  readonly summary: string;
  readonly description: string;
  readonly location: string;
}

/** The calendar of the firm's own feed. */
export function callFeed(calls: readonly { message: MessageRow; call: CallRow }[], parts: CallMailParts): string {
  const site = parts.openContent();
  const events = calls.map(({ message, call }) => {
    const { place, summary } = wordsOf(message, call, visibleLine(message.name, 80), parts.texts);
    return {
      visitor: message.email,
      call,
      summary,
      description: detailsOf(message, parts.texts).join('\n'),
      location: place,
    };
  });
  return calendarOf(events, firmOf(parts, site), 'PUBLISH');
}

type Firm = { readonly company: string; readonly from: string; readonly now: number; readonly hosts: Booking['hosts'] };

function firmOf({ texts, addresses, clock }: CallMailParts, { booking }: Site): Firm {
  return { company: texts.company, from: addresses.from, now: clock.now(), hosts: booking().hosts };
}

/** In an invitation both sides have accepted: the visitor by the link, the host by being free. */
export function calendarOf(events: readonly CallEvent[], firm: Firm, method: `${ICalCalendarMethod}`): string {
  const calendar = ical({ method: ICalCalendarMethod[method], prodId: { company: firm.company, product: 'Website' } });
  const accepted = { status: ICalAttendeeStatus.ACCEPTED, rsvp: false };
  for (const { visitor, call, ...event } of events)
    calendar.createEvent({
      ...event,
      id: `${call.message_id.toLowerCase()}@${domainOf(firm)}`,
      sequence: call.sequence,
      stamp: new Date(firm.now),
      start: new Date(call.starts_at),
      end: new Date(call.ends_at),
      status: call.state === 'canceled' ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
      organizer: { name: firm.company, email: firm.from },
      attendees:
        method === 'PUBLISH'
          ? []
          : [
              { ...accepted, email: visitor },
              {
                ...accepted,
                email: call.host,
                name: firm.hosts.find(({ email }) => email === call.host)?.name ?? null,
              },
            ],
    });
  return calendar.toString();
}

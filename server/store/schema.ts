import type { ContactMessage } from '#shared/contact.ts';
import type { Locale } from '#site/languages.ts';

/** Times are milliseconds since 1970 (UTC), truths are 0 or 1: both databases keep these alike. */
export interface Database {
  messages: MessageRow;
  mails: MailRow;
  /** One row: the installation's secret, which all processes on one database share. */
  secrets: { id: number; value: string };
  job_runs: JobRun;
  visits: VisitRow;
  calls: CallRow;
  troubles: TroubleRow;
  /** What a calendar said when it was last read, spans as JSON. */
  busy_calendars: { id: string; read_at: number; spans: string };
  /** One row, which is written to see whether the disk takes it. */
  disk_probe: { id: number; filler: string };
}

export interface MessageRow extends ContactMessage {
  /** The reference number the visitor is told. */
  id: string;
  received_at: number;
  locale: Locale;
  /** Equal for two attempts to send one message; unique. */
  request_hash: string;
  /** Equal for equal words of one person. */
  content_hash: string;
  spam_score: number;
  /** Codes with their points, such as `words:5 too-fast:3`; codes alone in messages of earlier versions. */
  spam_reasons: string;
  held: number;
  released_at: number | null;
  canary: number;
  answered_at: number | null;
  answered_by: AnsweredBy | null;
  /** What the company was told of an answer that is missing; `before` for messages older than this column. */
  reminded: 'none' | 'half' | 'late' | 'before';
  /** Where the visit came from according to the browser, as a JSON object of Source. */
  source: string;
}

/** How it became known: by the link in a mail, a copy of the reply, or a command. */
export type AnsweredBy = 'link' | 'copy' | 'command';

/**
 * What is sent by the outbox: mail to the company, a post to WEBHOOK_URL, mails to the visitor, and to the person who
 * takes a call.
 * `call` and `call-host` tell what the call is by then: booked, moved or canceled. `call-declined` tells us that a
 * guest declined the invitation.
 */
export type MailKind = 'notification' | (typeof visitorMails)[number] | 'call-host' | 'call-declined';
export type OutboxKind = MailKind | 'webhook';
export const visitorMails = ['confirmation', 'call-question', 'call', 'call-reminder'] as const;

/** Mails to the company that list messages. */
export const listMails = ['digest', 'reminder-half', 'reminder-late'] as const;
export type ListMail = (typeof listMails)[number];

/**
 * held: its message is. refused: for good, and not tried again (mails to visitors only; of older versions also
 * notifications). expired: not taken for days. bounced: taken and sent back. rejected: its message was found to be
 * spam.
 */
export type MailState = 'waiting' | 'held' | 'sent' | 'refused' | 'expired' | 'skipped' | 'bounced' | 'rejected';

export interface MailRow {
  message_id: string;
  kind: OutboxKind;
  state: MailState;
  created_at: number;
  attempts: number;
  next_at: number;
  sent_at: number | null;
  last_error: string | null;
}

/** When a job last did its work, and of the digest the newest held message that there was then. */
export interface JobRun {
  job: 'digest' | 'retention';
  ran_at: number;
  seen_until: number | null;
}

export interface VisitRow {
  /** In UTC, `2026-11-20`. */
  day: string;
  /** Of the page, without query: `/es/sap`. */
  path: string;
  count: number;
}

/** A call that a visitor asked for with a message. Nobody has two at a time that are asked or confirmed. */
export interface CallRow {
  message_id: string;
  /** Mailbox of the person who takes it. */
  host: string;
  starts_at: number;
  ends_at: number;
  /** lapsed: it keeps no time, because nobody confirmed it, or as long as its message is held. */
  state: 'asked' | 'confirmed' | 'canceled' | 'lapsed';
  /** Until then it keeps its time unconfirmed. */
  confirm_by: number;
  /** How often it was changed (RFC 5545, SEQUENCE). */
  sequence: number;
  /** 1 when no reminder is to be sent any more. */
  reminded: number;
}

/** Something that a person should see to. */
export interface TroubleRow {
  area: string;
  /** A sentence, without anything that visitors wrote. */
  text: string;
  /** When the operator was first told of it; null while that has failed. */
  since: number | null;
  told_at: number;
  seen_at: number;
}

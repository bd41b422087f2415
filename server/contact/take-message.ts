import { hash } from 'node:crypto';
import type { CallContext } from '#server/calls/call-routes.ts';
import type { Env } from '#server/env.ts';
import { errorFields, type Log } from '#server/log.ts';
import { callTime } from '#server/mail/compose-mails.ts';
import type { RateLimiter } from '#server/spam/rate-limit.ts';
import { overLimit, type SpamFilter, type SpamVerdict } from '#server/spam/spam-filter.ts';
import { newReference } from '#server/store/reference.ts';
import { type NewMessage, repeatWindow, type TimeFault, TimeRefused } from '#server/store/save-message.ts';
import type { MessageRow, OutboxKind } from '#server/store/schema.ts';
import { type ContactMessage, contactFields } from '#shared/contact.ts';
import { ContentError } from '#site/content-error.ts';
import { inLocale, type Locale } from '#site/languages.ts';
import type { Submitted } from './body.ts';
import { hiddenValue, readMessage, requestedTime, signalsOf, sourceOf } from './read-message.ts';
import type { SubmissionResult } from './response.ts';

export interface ContactContext extends CallContext {
  readonly env: Env;
  readonly rateLimiters: Readonly<Record<'address' | 'everybody' | 'confirmations', RateLimiter>>;
  readonly spamFilter: SpamFilter;
  /** What the watch looks at: messages not stored, refused by a limit, and beyond that for everybody. */
  readonly counts: Record<'unstored' | 'limited' | 'overflow', number>;
  readonly log: Log;
  readonly hasRoom: () => boolean;
}

interface Sender {
  readonly locale: Locale;
  readonly network: string;
  readonly fromBrowser: boolean;
  /** An operator's test, which is neither limited nor judged. */
  readonly canary: boolean;
}

/** Makes the function that checks, judges and stores what was sent, and never throws. */
export function createTakeMessage(context: ContactContext) {
  const { env, counts, log, rateLimiters } = context;

  async function takeMessage(submitted: Submitted, sender: Sender): Promise<SubmissionResult> {
    const { message, errors } = readMessage(submitted, context.content.rules);
    if (Object.keys(errors).length > 0) return { refusal: 'invalid', errors };
    const time = requestedTime(submitted);
    if (Number.isNaN(time)) return refuseTime('time-taken');
    const save = (verdict: SpamVerdict) =>
      saveRow(newRow(submitted, message, sender, verdict), submitted, sender, time);
    if (sender.canary) return save({ score: 0, reasons: [], held: false });
    const wait = rateLimiters.address.reserve(sender.network);
    if (wait > 0) return refuse(wait);
    const verdict = context.spamFilter(message, signalsOf(submitted, sender.fromBrowser));
    // Those that are held take no room of the others.
    const waitForEverybody = rateLimiters.everybody.reserve(verdict.held ? 'held' : 'other');
    if (waitForEverybody === 0) return save(verdict);
    counts.overflow += 1;
    if (!context.hasRoom()) return refuse(waitForEverybody);
    return save({ ...verdict, reasons: [...verdict.reasons, overLimit], held: true });
  }

  function refuseTime(time: TimeFault): SubmissionResult {
    return { refusal: 'invalid', errors: { time } };
  }

  function refuse(retryAfterSeconds: number): SubmissionResult {
    counts.limited += 1;
    return { refusal: 'busy', retryAfterSeconds };
  }

  function newRow(submitted: Submitted, message: ContactMessage, sender: Sender, spam: SpamVerdict): MessageRow {
    const now = context.clock.now();
    // The same words with another time for a call are another message.
    const contentHash = hashOf([
      ...contactFields.map((field) => message[field]),
      ...[requestedTime(submitted) ?? []].flat().map(String),
    ]);
    return {
      id: newReference(),
      received_at: now,
      locale: sender.locale,
      ...message,
      request_hash: requestHash(contentHash, hiddenValue(submitted, 'key'), now, spam.held),
      content_hash: contentHash,
      spam_score: spam.score,
      spam_reasons: spam.reasons.join(' '),
      held: spam.held ? 1 : 0,
      released_at: null,
      canary: sender.canary ? 1 : 0,
      answered_at: null,
      answered_by: null,
      reminded: 'none',
      source: JSON.stringify(env.SOURCES === 'off' ? {} : sourceOf(submitted)),
    };
  }

  async function saveRow(
    row: MessageRow,
    submitted: Submitted,
    { network }: Pick<Sender, 'network'>,
    time: number | undefined,
  ): Promise<SubmissionResult> {
    const mails: OutboxKind[] = ['notification'];
    if (time !== undefined) mails.push('call-question');
    const confirm = env.CONFIRMATION && !row.held && !row.canary && rateLimiters.confirmations.reserve(network) === 0;
    if (env.WEBHOOK_URL && !row.canary) mails.push('webhook');
    const bookCall: NewMessage['bookCall'] =
      time === undefined ? undefined : (db) => context.calls.book(db, row, network, time);
    try {
      const hasKey = hiddenValue(submitted, 'key') !== '';
      const { id, repeated } = await context.store.saveMessage({ row, mails, confirm, hasKey, bookCall });
      if (!repeated) report(row);
      return { reference: id };
    } catch (error) {
      if (error instanceof TimeRefused) return refuseTime(error.fault);
      if (error instanceof ContentError && time !== undefined)
        return saveWithoutCall(row, submitted, { network }, time);
      counts.unstored += 1;
      log('message-not-stored', errorFields(error));
      return { refusal: 'down', retryAfterSeconds: 30 };
    }
  }

  /** Calls cannot be booked, as their rules have a fault: the message itself tells the wish. */
  function saveWithoutCall(
    row: MessageRow,
    submitted: Submitted,
    sender: Pick<Sender, 'network'>,
    time: number,
  ): Promise<SubmissionResult> {
    log('call-not-booked', { reference: row.id, hint: 'content/booking.yaml or company.yaml has a fault.' });
    return saveRow({ ...row, message: `${row.message}\n\n${describeWish(time, row)}` }, submitted, sender, undefined);
  }

  function describeWish(time: number, { locale }: MessageRow): string {
    const { label } = inLocale(context.content, locale).call;
    return `${label}${context.content.site.findLanguage(locale).colon} ${callTime(time, locale, context.content)}`;
  }

  function report(row: MessageRow): void {
    if (!row.held) context.onStored();
    log('message-stored', { reference: row.id, locale: row.locale, spam: row.spam_reasons || undefined });
  }

  return takeMessage;
}

/**
 * Two attempts with one hash are one message. They have the same words and the same key, which the form makes; a form
 * sent without scripts has no key, and the same ten minutes stand in for it. A held message has a hash of its own:
 * otherwise a clean one with the same words would pass for its repeat and not be stored.
 */
function requestHash(contentHash: string, key: string, now: number, held: boolean): string {
  const attempt = key === '' ? [String(Math.floor(now / repeatWindow))] : ['key', key];
  return hashOf([contentHash, ...attempt, ...(held ? ['held'] : [])]);
}

function hashOf(texts: readonly string[]): string {
  return hash('sha256', JSON.stringify(texts), 'base64url').slice(0, 27);
}

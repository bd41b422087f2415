import type { Clock } from '#server/clock.ts';
import { errorFields, type Log } from '#server/log.ts';
import type { Metrics } from '#server/metrics.ts';
import type { RateLimiter } from '#server/spam/rate-limit.ts';
import type { SpamFilter } from '#server/spam/spam-filter.ts';
import type { MessageRow } from '#server/store/schema.ts';
import type { Store } from '#server/store/store.ts';
import type { ContactMessage } from '#shared/contact.ts';
import type { Outcome } from './answer.ts';
import { contentHash, requestHash } from './fingerprint.ts';
import type { Values } from './parse-body.ts';
import { hiddenValue, readMessage } from './read-message.ts';
import { newReference } from './reference.ts';
import type { Locale } from './texts.ts';

export interface TakeParts {
  readonly store: Store;
  readonly clock: Clock;
  readonly limiter: RateLimiter;
  readonly spamFilter: SpamFilter;
  readonly metrics: Metrics;
  readonly log: Log;
  /** Whether visitors get a mail that their message has arrived. */
  readonly confirmation: boolean;
  /** Told that a mail has been queued. */
  readonly onStored: () => void;
}

export interface Sender {
  readonly locale: Locale;
  /** Stands for the visitor's network in the rate limits. */
  readonly bucket: string;
  readonly fromBrowser: boolean;
  /** An operator's test: neither limited nor judged. */
  readonly canary: boolean;
}

export type TakeMessage = (values: Values, sender: Sender) => Promise<Outcome>;

/** Checks, judges and stores what was sent. It never throws. */
export function createTakeMessage(parts: TakeParts): TakeMessage {
  const { metrics, log } = parts;

  async function takeMessage(values: Values, sender: Sender): Promise<Outcome> {
    const { message, errors } = readMessage(values);
    if (Object.keys(errors).length > 0) return { kind: 'refused', reason: 'invalid', errors };
    metrics.count('received');
    const retryAfterSeconds = sender.canary ? 0 : parts.limiter.take(sender.bucket);
    if (retryAfterSeconds > 0) {
      metrics.count('limited');
      log('message-limited', { retryAfterSeconds });
      return { kind: 'refused', reason: 'busy', retryAfterSeconds };
    }
    return save(newRow(values, message, sender));
  }

  function newRow(values: Values, message: ContactMessage, sender: Sender): MessageRow {
    const now = parts.clock.now();
    const content = contentHash(message);
    const unjudged = { score: 0, reasons: [], suspect: false };
    const spam = sender.canary ? unjudged : parts.spamFilter(message, values, sender);
    return {
      id: newReference(),
      received_at: now,
      locale: sender.locale,
      ...message,
      request_hash: requestHash(content, hiddenValue(values, 'key'), now),
      content_hash: content,
      spam_score: spam.score,
      spam_reasons: spam.reasons.join(' '),
      quarantined: spam.suspect ? 1 : 0,
      released_at: null,
      canary: sender.canary ? 1 : 0,
    };
  }

  async function save(row: MessageRow): Promise<Outcome> {
    const confirm = parts.confirmation && !row.quarantined && !row.canary;
    try {
      const saved = await parts.store.saveMessage({ row, mails: confirm ? ['notice', 'confirmation'] : ['notice'] });
      report(row, saved.repeated);
      return { kind: 'stored', reference: saved.id };
    } catch (error) {
      metrics.count('unstored');
      log('message-not-stored', errorFields(error));
      return { kind: 'refused', reason: 'down', retryAfterSeconds: 30 };
    }
  }

  function report(row: MessageRow, repeated: boolean): void {
    metrics.count(repeated ? 'repeated' : 'stored');
    if (repeated) return;
    if (row.quarantined) metrics.count('quarantined');
    else parts.onStored();
    log('message-stored', { reference: row.id, locale: row.locale, spam: row.spam_reasons || undefined });
  }

  return takeMessage;
}

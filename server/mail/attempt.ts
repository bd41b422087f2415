import { setTimeout as wait } from 'node:timers/promises';
import type { SendMailOptions } from 'nodemailer';
import type { Clock } from '#server/clock.ts';
import type { Metrics } from '#server/health/metrics.ts';
import type { Log } from '#server/log.ts';
import { type LeasedMail, type MailChange, sentSince, settleMail } from '#server/store/mail-queue.ts';
import { isUnasked, type MailKind, type UnaskedMail } from '#server/store/schema.ts';
import type { Store } from '#server/store/store.ts';
import type { Mailer } from './mailer.ts';
import type { MessageWebhook } from './message-webhook.ts';
import { adviceOnRefusal, afterFailure, isRefusal } from './retry.ts';

export interface OutboxParts {
  readonly store: Store;
  readonly mailer: Mailer;
  /** Posts messages to WEBHOOK_URL; without it, posts that are still waiting are skipped. */
  readonly webhook?: MessageWebhook | undefined;
  readonly compose: (kind: Exclude<MailKind, 'webhook'>, leased: LeasedMail) => SendMailOptions;
  readonly clock: Clock;
  readonly random: () => number;
  readonly owner: string;
  readonly metrics: Metrics;
  readonly log: Log;
}

export type AttemptResult = 'sent' | 'failed' | 'skipped' | 'stopped';

const hour = 3600_000;
/** Limits of mails that nobody has asked for: per address and day, and in total. */
const unaskedPerDay: Record<UnaskedMail, number> = { confirmation: 1, 'call-question': 3 };
const unaskedPerHour = 100;

export async function attemptMail(parts: OutboxParts, leased: LeasedMail, stop: AbortSignal): Promise<AttemptResult> {
  const { mail, message, call } = leased;
  const settle = (change: MailChange) => settleMail(parts.store, parts.owner, mail, change);
  const { webhook } = parts;
  const isUnwanted =
    isPointless(mail.kind, call, parts.clock.now()) || !(await maySend(parts, mail.kind, message.email));
  if (isUnwanted || (mail.kind === 'webhook' && !webhook)) {
    await settle({ state: 'skipped' });
    return 'skipped';
  }
  try {
    if (mail.kind === 'webhook') await webhook?.(message, stop);
    else await parts.mailer.send(`${message.id}.${mail.kind}`, parts.compose(mail.kind, leased), stop);
  } catch (error) {
    if (stop.aborted) {
      await settle({});
      return 'stopped';
    }
    await fail(parts, leased, error);
    return 'failed';
  }
  await retryWrite(() =>
    settle({ state: 'sent', sent_at: parts.clock.now(), attempts: mail.attempts + 1, last_error: null }),
  );
  parts.metrics.count('delivered');
  parts.log('mail-sent', { reference: message.id, kind: mail.kind, attempts: mail.attempts + 1 });
  return 'sent';
}

async function fail(parts: OutboxParts, { mail, message }: LeasedMail, error: unknown): Promise<void> {
  const change = afterFailure(mail, error, parts.clock.now(), parts.random);
  parts.metrics.count('failed');
  parts.log('mail-failed', {
    reference: message.id,
    kind: mail.kind,
    attempts: change.attempts,
    state: change.state ?? 'waiting',
    reason: change.last_error ?? '',
    // A confirmation may be refused because of the address that the visitor typed.
    advice: mail.kind === 'notice' && isRefusal(error) ? adviceOnRefusal : undefined,
  });
  await settleMail(parts.store, parts.owner, mail, change);
}

async function maySend({ store, clock }: OutboxParts, kind: MailKind, email: string): Promise<boolean> {
  if (!isUnasked(kind)) return true;
  const now = clock.now();
  if ((await sentSince(store, kind, now - 24 * hour, email)) >= unaskedPerDay[kind]) return false;
  return (await sentSince(store, kind, now - hour)) < unaskedPerHour;
}

/** A question about a time that is free again, or a reminder of a call that is canceled or over. */
function isPointless(kind: MailKind, call: LeasedMail['call'], now: number): boolean {
  if (kind === 'call-question') return call?.state !== 'asked' || call.held_until <= now;
  return kind === 'call-reminder' && (call?.state !== 'confirmed' || call.starts_at <= now);
}

/** A sent mail must not stay marked as waiting because the store failed briefly: it would be sent twice. */
async function retryWrite(write: () => Promise<void>, attemptsLeft = 5): Promise<void> {
  try {
    await write();
  } catch (error) {
    if (attemptsLeft <= 1) throw error;
    await wait(1000);
    await retryWrite(write, attemptsLeft - 1);
  }
}

import type { SendMailOptions } from 'nodemailer';
import type { Clock } from '#server/clock.ts';
import type { Log } from '#server/log.ts';
import type { DueMail, MailChange } from '#server/store/mail-queue.ts';
import type { MailKind } from '#server/store/schema.ts';
import type { Store } from '#server/store/store.ts';
import type { Mailer } from './mailer.ts';
import type { MessageWebhook } from './message-webhook.ts';
import { adviceOnRefusal, afterFailure, isRefusal } from './retry.ts';

export interface OutboxDeps {
  readonly store: Store;
  readonly mailer: Mailer;
  /** Posts messages to WEBHOOK_URL; without it, posts that are still waiting are skipped. */
  readonly webhook?: MessageWebhook | undefined;
  readonly compose: (kind: Exclude<MailKind, 'webhook'>, due: DueMail) => SendMailOptions;
  readonly clock: Clock;
  readonly random: () => number;
  readonly log: Log;
}

/** Sends a mail; returns what becomes of it, nothing for one that a stop broke off. */
export async function attemptMail(deps: OutboxDeps, due: DueMail, stop: AbortSignal): Promise<MailChange | undefined> {
  const { mail, message, call } = due;
  const { webhook } = deps;
  if (isPointless(mail.kind, call, deps.clock.now()) || (mail.kind === 'webhook' && !webhook))
    return { state: 'skipped' };
  try {
    stop.throwIfAborted();
    if (mail.kind === 'webhook') await webhook?.(message, stop);
    else await deps.mailer.send(`${message.id}.${mail.kind}`, deps.compose(mail.kind, due), stop);
  } catch (error) {
    return stop.aborted ? undefined : failed(deps, due, error);
  }
  const attempts = mail.attempts + 1;
  deps.log('mail-sent', { reference: message.id, kind: mail.kind, attempts });
  return { state: 'sent', sent_at: deps.clock.now(), attempts, last_error: null };
}

function failed(deps: OutboxDeps, { mail, message }: DueMail, error: unknown): MailChange {
  const change = afterFailure(mail, error, deps.clock.now(), deps.random);
  deps.log('mail-failed', {
    reference: message.id,
    kind: mail.kind,
    attempts: change.attempts,
    state: change.state ?? 'waiting',
    reason: change.last_error ?? '',
    // A confirmation may be refused because of the address that the visitor typed.
    advice: mail.kind === 'notification' && isRefusal(error) ? adviceOnRefusal : undefined,
  });
  return change;
}

/** About a call of which there is nothing to say any more. */
function isPointless(kind: MailKind, call: DueMail['call'], now: number): boolean {
  if (kind === 'call-question') return call?.state !== 'asked' && call?.state !== 'lapsed';
  const needsCall = kind === 'call-reminder' || kind === 'call-declined';
  return needsCall && (call?.state !== 'confirmed' || call.starts_at <= now);
}

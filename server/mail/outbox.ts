import type { SendMailOptions } from 'nodemailer';
import type { Clock } from '#server/clock.ts';
import { errorFields, type Log } from '#server/log.ts';
import { type DueMail, type MailChange, sendNext } from '#server/store/mail-queue.ts';
import type { MailKind, OutboxKind } from '#server/store/schema.ts';
import type { Store } from '#server/store/store.ts';
import { type Mailer, MailRefused } from './mailer.ts';
import type { MessageWebhook } from './message-webhook.ts';
import { adviceOnRefusal, afterFailure } from './retry.ts';

const concurrency = 8;
/** How often to look for mails whose time has come, or that other processes have queued; milliseconds. */
const lookEveryMs = 1000;

interface OutboxContext {
  readonly store: Store;
  readonly mailer: Mailer;
  /** Posts messages to WEBHOOK_URL; without it, posts that are still waiting are skipped. */
  readonly webhook?: MessageWebhook | undefined;
  readonly compose: (kind: MailKind, due: DueMail) => SendMailOptions;
  readonly clock: Clock;
  readonly random: () => number;
  readonly log: Log;
}

export function createOutbox(context: OutboxContext) {
  const senders = new Set<Promise<void>>();
  const stopping = new AbortController();
  let timer: NodeJS.Timeout | undefined;

  function attemptNext(onFound = () => {}) {
    const send = (due: DueMail) => {
      onFound();
      return attemptMail(context, due, stopping.signal);
    };
    return sendNext(context.store, context.clock.now(), send, stopping.signal);
  }

  /** Starts a sender, which starts another beside it when it finds a mail. */
  function wake(): void {
    if (!timer || senders.size >= concurrency) return;
    const sender = sendAll().finally(() => senders.delete(sender));
    senders.add(sender);
  }

  async function sendAll(): Promise<void> {
    try {
      let attempt = await attemptNext(wake);
      while (attempt && timer) attempt = await attemptNext(wake);
    } catch (error) {
      context.log('outbox-failed', errorFields(error));
    }
  }

  async function drain(): Promise<{ sent: number; failed: number }> {
    const totals = { sent: 0, failed: 0 };
    const work = async () => {
      for (let attempt = await attemptNext(); attempt; attempt = await attemptNext()) {
        const state = attempt.change?.state ?? 'waiting';
        if (state === 'sent') totals.sent += 1;
        else if (state !== 'skipped') totals.failed += 1;
      }
    };
    await Promise.all(Array.from({ length: concurrency }, work));
    return totals;
  }

  function start(): void {
    timer = setInterval(wake, lookEveryMs).unref();
    wake();
  }

  /** Running attempts get `graceMs` to finish, then they are aborted and stay in the queue. */
  async function stop(graceMs: number): Promise<void> {
    clearInterval(timer);
    timer = undefined;
    const grace = setTimeout(() => stopping.abort(), graceMs);
    await Promise.all(senders);
    clearTimeout(grace);
  }

  return { start, wake, drain, stop };
}

/** Sends a mail; returns what becomes of it, nothing for one that a stop broke off. */
async function attemptMail(context: OutboxContext, due: DueMail, stop: AbortSignal): Promise<MailChange | undefined> {
  const { mail, message, call } = due;
  const { webhook } = context;
  if (isPointless(mail.kind, call, context.clock.now()) || (mail.kind === 'webhook' && !webhook))
    return { state: 'skipped' };
  try {
    stop.throwIfAborted();
    if (mail.kind === 'webhook') await webhook?.(message, stop);
    else await context.mailer.send(`${message.id}.${mail.kind}`, context.compose(mail.kind, due), stop);
  } catch (error) {
    return stop.aborted ? undefined : noteFailure(context, due, error);
  }
  const attempts = mail.attempts + 1;
  context.log('mail-sent', { reference: message.id, kind: mail.kind, attempts });
  return { state: 'sent', sent_at: context.clock.now(), attempts, last_error: null };
}

function noteFailure(context: OutboxContext, { mail, message }: DueMail, error: unknown): MailChange {
  const change = afterFailure(mail, error, context.clock.now(), context.random);
  context.log('mail-failed', {
    reference: message.id,
    kind: mail.kind,
    attempts: change.attempts,
    state: change.state ?? 'waiting',
    reason: change.last_error ?? '',
    // A confirmation may be refused because of the address that the visitor typed.
    advice: mail.kind === 'notification' && error instanceof MailRefused ? adviceOnRefusal : undefined,
  });
  return change;
}

/** About a call of which there is nothing to say any more. */
function isPointless(kind: OutboxKind, call: DueMail['call'], now: number): boolean {
  if (kind === 'call-question') return call?.state !== 'asked' && call?.state !== 'lapsed';
  const needsCall = kind === 'call-reminder' || kind === 'call-declined';
  return needsCall && (call?.state !== 'confirmed' || call.starts_at <= now);
}

import { errorFields } from '#server/log.ts';
import { claimMails, nextDue } from '#server/store/mail-queue.ts';
import { type AttemptParts, attemptMail } from './attempt.ts';

export interface Outbox {
  /** Begins to send, at once what is due. */
  start(): void;
  /** Says that a mail has been queued. */
  poke(): void;
  /** Sends what is due now, and ends; for hosts without a lasting process. */
  drain(): Promise<{ sent: number; failed: number }>;
  /** Ends: attempts under way get `graceMs` to finish, then they are broken off and stay in the queue. */
  stop(graceMs: number): Promise<void>;
}

const sideBySide = 8;
/** Longer than an attempt can take with everything around it, so that no other worker starts while one still tries. */
const leaseMs = 120_000;
/** How often to look for what other processes have queued; milliseconds. */
const pollMs = 2000;

/** The worker that sends queued mails, a few side by side, each tried by one worker at a time. */
export function createOutbox(parts: AttemptParts): Outbox {
  const underWay = new Set<Promise<void>>();
  const stopping = new AbortController();
  let running = false;
  let lookAgain = false;
  let looking: Promise<void> | undefined;
  let timer: NodeJS.Timeout | undefined;

  /** Looks for due mails; while a look is under way, one more follows it. */
  function look(): void {
    if (!running) return;
    lookAgain = looking !== undefined;
    looking ??= lookOnce().finally(() => {
      looking = undefined;
      if (lookAgain) look();
    });
  }

  async function lookOnce(): Promise<void> {
    try {
      await startDue();
      await plan();
    } catch (error) {
      parts.log('outbox-cannot-look', errorFields(error));
      wakeIn(pollMs);
    }
  }

  async function startDue(): Promise<void> {
    const limit = sideBySide - underWay.size;
    if (limit <= 0) return;
    const claimed = await claimMails(parts.store, { now: parts.clock.now(), limit, owner: parts.owner, leaseMs });
    for (const one of claimed) {
      const attempt = attemptMail(parts, one, stopping.signal)
        .then(() => {}, report)
        .finally(() => {
          underWay.delete(attempt);
          look();
        });
      underWay.add(attempt);
    }
  }

  async function plan(): Promise<void> {
    const due = await nextDue(parts.store);
    const isFull = underWay.size >= sideBySide;
    wakeIn(due === undefined || isFull ? pollMs : Math.min(pollMs, Math.max(due - parts.clock.now(), 50)));
  }

  function wakeIn(milliseconds: number): void {
    clearTimeout(timer);
    if (!running) return;
    timer = setTimeout(look, milliseconds);
    timer.unref();
  }

  function report(error: unknown): void {
    parts.log('outbox-cannot-write', errorFields(error));
  }

  async function drain(): Promise<{ sent: number; failed: number }> {
    const totals = { sent: 0, failed: 0 };
    for (;;) {
      const options = { now: parts.clock.now(), limit: sideBySide, owner: parts.owner, leaseMs };
      const claimed = await claimMails(parts.store, options);
      if (claimed.length === 0) return totals;
      const results = await Promise.all(claimed.map((one) => attemptMail(parts, one, stopping.signal)));
      for (const result of results) {
        if (result === 'sent') totals.sent += 1;
        if (result === 'failed') totals.failed += 1;
      }
    }
  }

  async function stop(graceMs: number): Promise<void> {
    running = false;
    clearTimeout(timer);
    await looking;
    const grace = setTimeout(() => stopping.abort(), graceMs);
    await Promise.all(underWay);
    clearTimeout(grace);
  }

  return {
    start() {
      running = true;
      look();
    },
    poke: look,
    drain,
    stop,
  };
}

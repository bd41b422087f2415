import { errorFields } from '#server/log.ts';
import { type LeasedMail, leaseMails, nextDue, renewLease } from '#server/store/mail-queue.ts';
import { type AttemptParts, type AttemptResult, attemptMail } from './attempt.ts';

const concurrency = 8;
/** So long a mail is left alone after its worker died. */
const leaseMs = 120_000;
/** A slow mail server may keep an attempt waiting for longer than a lease; until it ends, the lease is renewed so often. */
const renewEveryMs = 30_000;
/** How often to look for what other processes have queued; milliseconds. */
const pollMs = 2000;
/** Least time from look to look, so that in a flood the disk serves those who send messages first; milliseconds. */
const restMs = 100;

export function createOutbox(parts: AttemptParts) {
  const underWay = new Map<string, Promise<AttemptResult>>();
  const stopping = new AbortController();
  let lastUnasked: Promise<unknown> = Promise.resolve();
  let running = false;
  let lookAgain = false;
  let looking: Promise<void> | undefined;
  let lookedAt = Number.NEGATIVE_INFINITY;
  let timer: NodeJS.Timeout | undefined;

  /** Looks for due mails; while a look is under way, one more follows it. */
  function look(): void {
    if (!running || underWay.size >= concurrency) return;
    lookAgain = looking !== undefined;
    const rest = lookedAt + restMs - performance.now();
    if (!looking && rest > 0) {
      wakeIn(rest);
      return;
    }
    lookedAt = performance.now();
    looking ??= lookOnce().finally(() => {
      looking = undefined;
      if (lookAgain) look();
    });
  }

  async function lookOnce(): Promise<void> {
    try {
      for (const attempt of await beginDue(concurrency - underWay.size)) attempt.catch(report).then(look);
      const due = await nextDue(parts.store);
      const isFull = underWay.size >= concurrency;
      wakeIn(due === undefined || isFull ? pollMs : Math.min(pollMs, Math.max(due - parts.clock.now(), 50)));
    } catch (error) {
      parts.log('outbox-cannot-look', errorFields(error));
      wakeIn(pollMs);
    }
  }

  async function beginDue(limit: number): Promise<Promise<AttemptResult>[]> {
    const options = { now: parts.clock.now(), limit, owner: parts.owner, leaseMs };
    const due = await leaseMails(parts.store, options);
    // When the clock jumps, the queue takes our own leases for ended and offers these again.
    return due.filter((one) => !underWay.has(nameOf(one))).map(begin);
  }

  function begin(one: LeasedMail): Promise<AttemptResult> {
    const renewing = setInterval(() => {
      renewLease(parts.store, parts.owner, one.mail, parts.clock.now() + leaseMs).catch(report);
    }, renewEveryMs);
    const attempt = attemptInTurn(one).finally(() => {
      clearInterval(renewing);
      underWay.delete(nameOf(one));
    });
    underWay.set(nameOf(one), attempt);
    return attempt;
  }

  /** What nobody has asked for goes one after another, so that each knows of those to its mailbox before it; all else side by side. */
  function attemptInTurn(one: LeasedMail): Promise<AttemptResult> {
    const work = () => attemptMail(parts, one, stopping.signal);
    if (one.mail.kind !== 'confirmation' && one.mail.kind !== 'call-question') return work();
    const turn = lastUnasked.then(work);
    lastUnasked = turn.catch(() => {});
    return turn;
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
      const attempts = await beginDue(concurrency);
      if (attempts.length === 0) return totals;
      for (const result of await Promise.all(attempts)) {
        if (result === 'sent') totals.sent += 1;
        if (result === 'failed') totals.failed += 1;
      }
    }
  }

  /** Attempts under way get `graceMs` to finish, then they are broken off and stay in the queue. */
  async function stop(graceMs: number): Promise<void> {
    running = false;
    clearTimeout(timer);
    await looking;
    const grace = setTimeout(() => stopping.abort(), graceMs);
    await Promise.allSettled(underWay.values());
    clearTimeout(grace);
  }

  function start(): void {
    running = true;
    look();
  }

  // `poke` says that a mail has been queued.
  return { start, poke: look, drain, stop };
}

function nameOf({ mail }: LeasedMail): string {
  return `${mail.message_id}.${mail.kind}`;
}

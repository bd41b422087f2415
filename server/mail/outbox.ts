import { setTimeout as wait } from 'node:timers/promises';
import { errorFields } from '#server/log.ts';
import { type LeasedMail, leaseMails, nextDue, renewLease } from '#server/store/mail-queue.ts';
import { isUnasked } from '#server/store/schema.ts';
import { type AttemptResult, attemptMail, type OutboxParts } from './attempt.ts';

const concurrency = 8;
/** How long a lease lasts after its worker died. */
const leaseMs = 120_000;
/** How often a running attempt renews its lease. */
const renewEveryMs = 30_000;
/** How often to check for mails that other processes have queued; milliseconds. */
const pollMs = 2000;
/** Minimum time between two checks, so that in a flood the disk serves incoming messages first; milliseconds. */
const restMs = 100;

export function createOutbox(parts: OutboxParts) {
  const underWay = new Map<string, Promise<AttemptResult>>();
  const stopping = new AbortController();
  let lastUnasked: Promise<unknown> = Promise.resolve();
  let running = false;
  let woken = Promise.withResolvers<void>();
  let loop = Promise.resolve();

  async function run(): Promise<void> {
    while (running) {
      woken = Promise.withResolvers();
      const pause = await look();
      await wait(restMs, undefined, { ref: false });
      await Promise.race([woken.promise, wait(pause, undefined, { ref: false })]);
    }
  }

  /** Starts what is due. Returns the milliseconds until the next check, unless it is woken. */
  async function look(): Promise<number> {
    if (underWay.size >= concurrency) return pollMs;
    try {
      for (const attempt of await beginDue(concurrency - underWay.size)) attempt.catch(report).then(wake);
      const due = (await nextDue(parts.store)) ?? Number.POSITIVE_INFINITY;
      return Math.max(0, Math.min(pollMs, due - parts.clock.now()));
    } catch (error) {
      parts.log('outbox-cannot-look', errorFields(error));
      return pollMs;
    }
  }

  /** A mail has been queued, or there is room for another. */
  function wake(): void {
    woken.resolve();
  }

  async function beginDue(limit: number): Promise<Promise<AttemptResult>[]> {
    const options = { now: parts.clock.now(), limit, owner: parts.owner, leaseMs };
    const due = await leaseMails(parts.store, options);
    // When the clock jumps, our own leases seem to have ended, and the queue offers these mails again.
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

  /** Mails that nobody has asked for are sent in turn, so that each counts the ones before it. */
  function attemptInTurn(one: LeasedMail): Promise<AttemptResult> {
    const work = () => attemptMail(parts, one, stopping.signal);
    if (!isUnasked(one.mail.kind)) return work();
    const turn = lastUnasked.then(work);
    lastUnasked = turn.catch(() => {});
    return turn;
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

  /** Running attempts get `graceMs` to finish, then they are aborted and stay in the queue. */
  async function stop(graceMs: number): Promise<void> {
    running = false;
    wake();
    await loop;
    const grace = setTimeout(() => stopping.abort(), graceMs);
    await Promise.allSettled(underWay.values());
    clearTimeout(grace);
  }

  function start(): void {
    running = true;
    loop = run();
  }

  return { start, wake, drain, stop };
}

function nameOf({ mail }: LeasedMail): string {
  return `${mail.message_id}.${mail.kind}`;
}

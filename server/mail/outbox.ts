import { errorFields } from '#server/log.ts';
import { createGroupCommit } from '#server/store/group-commit.ts';
import {
  type ClaimedMail,
  claimMails,
  nextDue,
  renewLease,
  type SettledMail,
  settleMails,
} from '#server/store/mail-queue.ts';
import { type AttemptParts, type AttemptResult, attemptMail } from './attempt.ts';
import { createTurns } from './turns.ts';

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
/** Claimed in one commit: one for each mail cost the messages half of the disk's time. */
const claimedAtOnce = 32;
/** So long a mail is left alone after its worker died. */
const leaseMs = 120_000;
/** A slow mail server may keep an attempt waiting for longer than a lease; until it ends, the lease is renewed so often. */
const renewEveryMs = 30_000;
/** From so many messages under way on, receiving comes first: one mail begins, then comes this pause; milliseconds. */
const busy = { from: 8, pauseMs: 100 };
/** What must be left of a lease when an attempt begins: time for its first renewal, and for one that fails. */
const leaseForAttemptMs = 80_000;
/** How often to look for what other processes have queued; milliseconds. */
const pollMs = 2000;

/** The worker that sends queued mails, a few side by side, each tried by one worker at a time. */
export function createOutbox(parts: AttemptParts): Outbox {
  const underWay = new Set<Promise<void>>();
  /** Claimed and not begun. */
  let ready: ClaimedMail[] = [];
  /** Under way or ready. When the clock jumps, the queue takes our own leases for ended and offers these again. */
  const held = new Set<string>();
  const stopping = new AbortController();
  let running = false;
  const inTurn = createTurns();
  let lookAgain = false;
  let looking: Promise<void> | undefined;
  let timer: NodeJS.Timeout | undefined;
  /** Set while nothing is begun or claimed because messages come in. */
  let pause: NodeJS.Timeout | undefined;

  const write = createGroupCommit(
    async (settled: readonly SettledMail[]) => {
      await settleMails(parts.store, parts.owner, settled);
      return settled.map(() => undefined);
    },
    () => false,
    { maxItems: 64, maxGroups: 1, maxWaiting: 1000 },
  );

  /** Looks for due mails; while a look is under way, one more follows it. Those under way call it when they end. */
  function look(): void {
    if (!running || pause || ready.length > 0 || underWay.size >= sideBySide) return;
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
    ready = await claim(claimedAtOnce);
    startReady();
  }

  async function claim(limit: number): Promise<ClaimedMail[]> {
    const options = { now: parts.clock.now(), limit, owner: parts.owner, leaseMs };
    const fresh = (await claimMails(parts.store, options)).filter((one) => !held.has(nameOf(one)));
    for (const one of fresh) held.add(nameOf(one));
    return fresh;
  }

  function attempt(one: ClaimedMail): Promise<AttemptResult> {
    const renewing = setInterval(() => {
      renewLease(parts.store, parts.owner, one.mail, parts.clock.now() + leaseMs).catch(report);
    }, renewEveryMs);
    return inTurn(turnOf(one), () => attemptMail(parts, one, write, stopping.signal)).finally(() => {
      clearInterval(renewing);
      held.delete(nameOf(one));
    });
  }

  function startReady(): void {
    const expired = ready.some(({ mail }) => (mail.lease_until ?? 0) - parts.clock.now() < leaseForAttemptMs);
    if (expired) void giveBack().catch(report);
    const places = Math.max(0, sideBySide - underWay.size);
    const isBusy = parts.store.saving() >= busy.from;
    const begun = ready.splice(0, isBusy ? Math.min(1, places) : places);
    for (const one of begun) begin(one);
    if (isBusy && begun.length > 0) pauseThenGoOn();
  }

  function begin(one: ClaimedMail): void {
    const ending = attempt(one)
      .then(() => {}, report)
      .finally(() => {
        underWay.delete(ending);
        goOn();
      });
    underWay.add(ending);
  }

  function goOn(): void {
    if (!running || pause) return;
    startReady();
    look();
  }

  function pauseThenGoOn(): void {
    clearTimeout(pause);
    pause = setTimeout(() => {
      pause = undefined;
      goOn();
    }, busy.pauseMs);
    pause.unref();
  }

  /** Leaves what was claimed and not begun to whoever looks next. */
  async function giveBack(): Promise<void> {
    const left = ready.splice(0);
    await Promise.all(left.map((one) => write({ mail: one.mail, change: {} }).finally(() => held.delete(nameOf(one)))));
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
      const claimed = await claim(sideBySide);
      if (claimed.length === 0) return totals;
      const results = await Promise.all(claimed.map(attempt));
      for (const result of results) {
        if (result === 'sent') totals.sent += 1;
        if (result === 'failed') totals.failed += 1;
      }
    }
  }

  async function stop(graceMs: number): Promise<void> {
    running = false;
    clearTimeout(timer);
    clearTimeout(pause);
    await looking;
    const grace = setTimeout(() => stopping.abort(), graceMs);
    await giveBack().catch(report);
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

/** Confirmations to one address go one after another, so that each knows of those before it; all else side by side. */
function turnOf(one: ClaimedMail): string {
  return one.mail.kind === 'confirmation' ? one.message.email.toLowerCase() : nameOf(one);
}

function nameOf({ mail }: ClaimedMail): string {
  return `${mail.message_id}.${mail.kind}`;
}

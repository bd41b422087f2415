import { errorFields } from '#server/log.ts';
import { type DueMail, sendNext } from '#server/store/mail-queue.ts';
import { attemptMail, type OutboxDeps } from './attempt.ts';

const concurrency = 8;
/** How often to look for mails whose time has come, or that other processes have queued; milliseconds. */
const lookEveryMs = 1000;

export function createOutbox(deps: OutboxDeps) {
  const underWay = new Set<string>();
  const senders = new Set<Promise<void>>();
  const stopping = new AbortController();
  let timer: NodeJS.Timeout | undefined;

  function attemptNext(onFound = () => {}) {
    const send = (due: DueMail) => {
      onFound();
      return attemptMail(deps, due, stopping.signal);
    };
    return sendNext(deps.store, deps.clock.now(), underWay, send, stopping.signal);
  }

  /** Starts a sender, which starts another beside it when it finds a mail. */
  function wake(): void {
    if (!timer || senders.size >= concurrency) return;
    const sender = sendAll().finally(() => senders.delete(sender));
    senders.add(sender);
  }

  async function sendAll(): Promise<void> {
    try {
      let tried = await attemptNext(wake);
      while (tried && timer) tried = await attemptNext(wake);
    } catch (error) {
      deps.log('outbox-failed', errorFields(error));
    }
  }

  async function drain(): Promise<{ sent: number; failed: number }> {
    const totals = { sent: 0, failed: 0 };
    const work = async () => {
      for (let tried = await attemptNext(); tried; tried = await attemptNext()) {
        const state = tried.change?.state ?? 'waiting';
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

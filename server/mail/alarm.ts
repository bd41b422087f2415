import type { Clock } from '#server/clock.ts';
import { errorFields, type Log } from '#server/log.ts';

export interface MailFailure {
  readonly attempts: number;
  /** Milliseconds since the mail was queued. */
  readonly ageMs: number;
  /** The mail is refused or expired and will not be tried again by itself. */
  readonly givenUp: boolean;
  readonly reason: string;
}

export interface Alarm {
  failed(failure: MailFailure): Promise<void>;
  succeeded(): Promise<void>;
}

export interface AlarmParts {
  /** Tells the operator by another way than mail. Throws when that failed. */
  readonly tell: (text: string) => Promise<void>;
  readonly clock: Clock;
  readonly log: Log;
}

const hour = 3600_000;
const patience = { attempts: 5, ageMs: hour, repeatMs: 6 * hour };

/** From so many failed attempts at one mail on the operator should know. */
export const seriousAttempts = patience.attempts;

/** Tells once when mail stops, again every six hours while it does not flow, and once when it flows again. */
export function createAlarm({ tell, clock, log }: AlarmParts): Alarm {
  let toldAt: number | undefined;

  async function say(text: string): Promise<boolean> {
    try {
      await tell(text);
      return true;
    } catch (error) {
      log('alarm-not-told', errorFields(error));
      return false;
    }
  }

  return {
    async failed({ attempts, ageMs, givenUp, reason }) {
      const serious = givenUp || attempts >= patience.attempts || ageMs >= patience.ageMs;
      const recently = toldAt !== undefined && clock.now() - toldAt < patience.repeatMs;
      if (!serious || recently) return;
      const before = toldAt;
      // Set first: attempts run side by side, and one message is enough.
      toldAt = clock.now();
      const what = givenUp ? 'A mail was given up' : `A mail could not be sent in ${attempts} attempts`;
      const text = `Contact form: ${what} (${reason}). Messages are safe in the store; see "npm run inbox -- status".`;
      if (!(await say(text))) toldAt = before;
    },
    async succeeded() {
      if (toldAt === undefined) return;
      toldAt = undefined;
      await say('Contact form: mail flows again.');
    },
  };
}

/** Posts `{"text": …}`, which the usual chat services and alarm receivers take. */
export function webhook(url: string): (text: string) => Promise<void> {
  return async (text) => {
    const body = JSON.stringify({ text });
    const headers = { 'Content-Type': 'application/json' };
    const response = await fetch(url, { method: 'POST', headers, body, signal: AbortSignal.timeout(10_000) });
    if (!response.ok) throw new Error(`the receiver answered ${response.status}`);
  };
}

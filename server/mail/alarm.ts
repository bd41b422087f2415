import type { Clock } from '#server/clock.ts';
import { errorFields, type Log } from '#server/log.ts';
import { postJson } from './post-json.ts';
import { adviceOnRefusal } from './retry.ts';

export interface MailFailure {
  /** Of the message whose mail it is. */
  readonly reference: string;
  readonly attempts: number;
  /** Milliseconds since the mail was queued. */
  readonly ageMs: number;
  /** The mail server refused it for good, so that waiting alone will not help. */
  readonly refused: boolean;
  /** It has expired and will not be tried again by itself. */
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
  /** When which message was told of: one that alone is refused must not alarm again after each other that leaves. */
  const toldOf = new Map<string, number>();

  function isRecent(time: number | undefined): boolean {
    return time !== undefined && clock.now() - time < patience.repeatMs;
  }

  function forgetOld(): void {
    for (const [reference, time] of toldOf) if (!isRecent(time)) toldOf.delete(reference);
  }

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
    async failed(failure) {
      const { reference, attempts, ageMs, refused, givenUp } = failure;
      const serious = refused || givenUp || attempts >= patience.attempts || ageMs >= patience.ageMs;
      if (!serious || isRecent(toldAt) || isRecent(toldOf.get(reference))) return;
      const before = toldAt;
      // Set first: attempts run side by side, and one message is enough.
      toldAt = clock.now();
      forgetOld();
      toldOf.set(reference, toldAt);
      if (await say(textFor(failure))) return;
      toldAt = before;
      toldOf.delete(reference);
    },
    async succeeded() {
      if (toldAt === undefined) return;
      toldAt = undefined;
      await say('Contact form: mail flows again.');
    },
  };
}

function textFor({ attempts, refused, givenUp, reason }: MailFailure): string {
  const tried = refused ? 'The mail server refused a mail' : `A mail could not be sent in ${attempts} attempts`;
  const what = givenUp ? 'A mail was given up' : tried;
  const advice = refused ? ` ${adviceOnRefusal}` : '';
  return `Contact form: ${what} (${reason}). Messages are safe in the store; see "npm run inbox -- status".${advice}`;
}

/** Posts `{"text": …}`, which the usual chat services and alarm receivers take. */
export function webhook(url: string): (text: string) => Promise<void> {
  return (text) => postJson(url, { text });
}

import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Clock } from '#server/clock.ts';

export type Tokens = ReturnType<typeof createTokens>;
export type Timestamps = ReturnType<typeof createTimestamps>;

/** What is derived from the installation's secret, each kind by a purpose of its own. */
export function createTokens(secret: string) {
  /** Proves that an address which decides about a held message comes from our mail. */
  const decision = (id: string, what: string, until: number) => signed(secret, 'held', `${id} ${what} ${until}`);

  const returned = (id: string, kind: string) => signed(secret, 'returned', `${id} ${kind}`);

  return {
    /** Stands in a mail, so that a report of its return can be believed. */
    returned,
    isReturned: (proof: string, id: string, kind: string) => sameText(proof, returned(id, kind)),
    decision,
    isDecision: (proof: string, id: string, what: string, until: number) => sameText(proof, decision(id, what, until)),
    /** Stands for a text in counts and tables without telling it. */
    pseudonym: (text: string) => signed(secret, 'address', text),
    /** Proves that a request with this key, made now, comes from an operator who can read the store. */
    canary: (key: string, now: number) => `${now}.${signed(secret, 'canary', `${now} ${key}`)}`,
    /** When the token was made; undefined when it is not ours for this key. */
    canaryTime(token: string, key: string): number | undefined {
      const [time = '', signature = ''] = token.split('.');
      const expected = signed(secret, 'canary', `${time} ${key}`);
      const isOurs = key !== '' && /^\d{1,15}$/.test(time) && sameText(signature, expected);
      return isOurs ? Number(time) : undefined;
    },
  };
}

/** The texts of the form's `timestamp` field. */
export function createTimestamps(secret: string, clock: Clock) {
  const sign = (second: string) => signed(secret, 'form', second).slice(0, 16);

  return {
    /** The present second, signed. */
    issue(): string {
      const second = Math.floor(clock.now() / 1000).toString(36);
      return `${second}.${sign(second)}`;
    },
    /** Its milliseconds; one from the future, after the clock was set back, counts as absent. */
    age(timestamp: string): number | 'absent' | 'forged' {
      if (timestamp === '') return 'absent';
      const [second = '', signature = ''] = timestamp.split('.');
      if (!sameText(signature, sign(second))) return 'forged';
      const issued = Number.parseInt(second, 36) * 1000;
      return issued > clock.now() ? 'absent' : clock.now() - issued;
    },
  };
}

function signed(secret: string, purpose: string, text: string): string {
  return createHmac('sha256', secret).update(`${purpose} ${text}`).digest('base64url').slice(0, 24);
}

/** Compares in a time that does not tell how much of a guess is right. */
function sameText(given: string, expected: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(expected)];
  return one.length === other.length && timingSafeEqual(one, other);
}

import { createHmac, timingSafeEqual } from 'node:crypto';

/** What is derived from the installation's secret, each kind by a purpose of its own. */
export interface Tokens {
  /** Stands for a text in counts and tables without telling it. */
  pseudonym(text: string): string;
  /** Proves that a request with this key, made now, comes from an operator who can read the store. */
  canary(key: string, now: number): string;
  /** When the token was made; undefined when it is not ours for this key. */
  canaryTime(token: string, key: string): number | undefined;
  /** Proves that an address which decides about a held message comes from our mail. */
  decision(id: string, decision: string, until: number): string;
  isDecision(proof: string, id: string, decision: string, until: number): boolean;
}

export function createTokens(secret: string): Tokens {
  function keyed(purpose: string, text: string): string {
    return createHmac('sha256', secret).update(`${purpose} ${text}`).digest('base64url').slice(0, 24);
  }

  const decision = (id: string, what: string, until: number) => keyed('held', `${id} ${what} ${until}`);

  return {
    decision,
    isDecision: (proof, id, what, until) => sameText(proof, decision(id, what, until)),
    pseudonym: (text) => keyed('address', text),
    canary: (key, now) => `${now}.${keyed('canary', `${now} ${key}`)}`,
    canaryTime(token, key) {
      const [time = '', signature = ''] = token.split('.');
      const isOurs = key !== '' && /^\d{1,15}$/.test(time) && sameText(signature, keyed('canary', `${time} ${key}`));
      return isOurs ? Number(time) : undefined;
    },
  };
}

/** Compares in a time that does not tell how much of a guess is right. */
function sameText(given: string, expected: string): boolean {
  return given.length === expected.length && timingSafeEqual(Buffer.from(given), Buffer.from(expected));
}

import { createHmac, timingSafeEqual } from 'node:crypto';
import { readSecret } from './settings.ts';
import type { Store } from './store.ts';

export type Tokens = ReturnType<typeof createTokens>;

/** Those that the secret of this installation makes. */
export async function readTokens(store: Store): Promise<Tokens> {
  return createTokens(await readSecret(store));
}

export function createTokens(secret: string) {
  function signed(purpose: string, text: string): string {
    return createHmac('sha256', secret).update(`${purpose} ${text}`).digest('base64url').slice(0, 24);
  }

  const decision = (id: string, what: string, until: number) => signed('held', `${id} ${what} ${until}`);
  const returned = (id: string, kind: string) => signed('returned', `${id} ${kind}`);

  return {
    /** Stands in a mail, so that a report of its return, or an answer to it, can be believed. */
    returned,
    isReturned: (proof: string, id: string, kind: string) => sameText(proof, returned(id, kind)),
    decision,
    isDecision: (proof: string, id: string, what: string, until: number) => sameText(proof, decision(id, what, until)),
    /** Stands for a text in counts and tables without telling it. */
    pseudonym: (text: string) => signed('address', text),
    /** Proves that a request with this key and these words, made now, comes from an operator who can read the store: another would be its repeat. */
    canary: (key: string, words: string, now: number) => `${now}.${signed('canary', `${now} ${key} ${words}`)}`,
    canaryTime(token: string, key: string, words: string): number | undefined {
      const [time = '', signature = ''] = token.split('.');
      const expected = signed('canary', `${time} ${key} ${words}`);
      const isOurs = key !== '' && /^\d{1,15}$/.test(time) && sameText(signature, expected);
      return isOurs ? Number(time) : undefined;
    },
  };
}

/** Compares in a time that does not tell how much of a guess is right. */
function sameText(text: string, expected: string): boolean {
  const [one, other] = [Buffer.from(text), Buffer.from(expected)];
  return one.length === other.length && timingSafeEqual(one, other);
}

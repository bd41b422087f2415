import { createHmac, timingSafeEqual } from 'node:crypto';

/** What is derived from the installation's secret, each kind by a purpose of its own. */
export interface Tokens {
  /** Stands for a text in counts and tables without telling it. */
  pseudonym(text: string): string;
  /** Proves that a request with this key comes from an operator who can read the store. */
  canary(key: string): string;
  isCanary(token: string, key: string): boolean;
}

export function createTokens(secret: string): Tokens {
  function keyed(purpose: string, text: string): string {
    return createHmac('sha256', secret).update(`${purpose} ${text}`).digest('base64url').slice(0, 24);
  }

  return {
    pseudonym: (text) => keyed('address', text),
    canary: (key) => keyed('canary', key),
    isCanary(token, key) {
      const expected = Buffer.from(keyed('canary', key));
      const given = Buffer.from(token);
      return key !== '' && given.length === expected.length && timingSafeEqual(given, expected);
    },
  };
}

import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Store } from './store.ts';

/**
 * What is signed for a bounce or answer, the link in a mail, a network in counts and an operator's test. Never change a
 * word: links in mails already sent are signed with it, and would stop working.
 */
const signedWords = { returned: 'returned', link: 'held', network: 'address', canary: 'canary' };
type Purpose = keyof typeof signedWords;
type Parts = readonly (string | number)[];

export type Tokens = ReturnType<typeof createTokens>;

/** Made at the first start. */
export async function readSecret({ db }: Store): Promise<string> {
  const fresh = { id: 1, value: randomBytes(32).toString('base64url') };
  await db
    .insertInto('secrets')
    .values(fresh)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
  return (await db.selectFrom('secrets').select('value').executeTakeFirstOrThrow()).value;
}

/** The tokens made with the secret of this installation. */
export async function readTokens(store: Store): Promise<Tokens> {
  return createTokens(await readSecret(store));
}

export function createTokens(secret: string) {
  function sign(purpose: Purpose, ...parts: Parts): string {
    const text = [signedWords[purpose], ...parts].join(' ');
    return createHmac('sha256', secret).update(text).digest('base64url').slice(0, 24);
  }

  return {
    sign,
    /** Compared in constant time, so that it does not show how much of a guess is right. */
    isSigned(proof: string, purpose: Purpose, ...parts: Parts): boolean {
      const [given, expected] = [Buffer.from(proof), Buffer.from(sign(purpose, ...parts))];
      return given.length === expected.length && timingSafeEqual(given, expected);
    },
  };
}

import { randomBytes } from 'node:crypto';

// Crockford's base 32: no I, L, O or U, which are misread or misheard on the telephone.
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Whether a text has the form of our references, which no word, no address and hardly a phone number has. */
export function isReference(text: string): boolean {
  return /^[0-9A-HJKMNP-TV-Z]{4}(-[0-9A-HJKMNP-TV-Z]{4}){2}$/.test(text);
}

/** A random number for one message: twelve characters in groups of four, 60 bits. */
export function newReference(): string {
  const signs = Array.from(randomBytes(12), (byte) => alphabet[byte % alphabet.length]).join('');
  return [0, 4, 8].map((start) => signs.slice(start, start + 4)).join('-');
}

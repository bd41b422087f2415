import { randomUUID } from 'node:crypto';

// Crockford's base 32: no I, L, O or U, which are misread or misheard on the telephone.
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Whether a text has the form of our references: no word, no address and hardly a phone number fits. */
export function isReference(text: string): boolean {
  return /^[0-9A-HJKMNP-TV-Z]{4}(-[0-9A-HJKMNP-TV-Z]{4}){2}$/.test(text);
}

/** A random number that names one message to its sender and to us: twelve signs in groups of four, 60 bits. */
export function newReference(): string {
  // Node keeps random bytes ready for these; the parts taken are random throughout (RFC 9562, 5.4).
  const uuid = randomUUID();
  return [uuid.slice(0, 5), uuid.slice(24, 29), uuid.slice(29, 34)].map(groupOf).join('-');
}

function groupOf(digits: string): string {
  const bits = Number.parseInt(digits, 16);
  return [15, 10, 5, 0].map((shift) => alphabet[(bits >> shift) & 31]).join('');
}

import { hash } from 'node:crypto';
import { repeatWindow } from '#server/store/save-message.ts';
import { type ContactMessage, contactFields } from '#shared/contact.ts';

/** Equal for equal words of one person. */
export function contentHash(message: ContactMessage): string {
  return hashOf(contactFields.map((field) => message[field]));
}

/**
 * Equal for two attempts to send one message: same key and same words. Words that were changed after a failed attempt
 * make another message, though the form kept its key. Without a key, attempts within the same ten minutes are one. One
 * that was held back makes no later one its repeat that is clean.
 */
export function requestHash(content: string, key: string, now: number, held: boolean): string {
  const attempt = key === '' ? [String(Math.floor(now / repeatWindow))] : ['key', key];
  return hashOf([content, ...attempt, ...(held ? ['held'] : [])]);
}

function hashOf(parts: readonly string[]): string {
  return hash('sha256', JSON.stringify(parts), 'base64url').slice(0, 27);
}

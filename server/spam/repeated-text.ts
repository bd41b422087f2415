import { hash } from 'node:crypto';
import type { Clock } from '#server/clock.ts';
import type { ContactMessage } from '#shared/contact.ts';

const day = 24 * 3600_000;
const remembered = 5000;
/** Short texts ("Please call me") are alike by chance. */
const shortest = 40;
const isAddress = /https?:|@/;

/** Letter case, digits, addresses and punctuation do not count, because senders of many vary those. */
export function createRepeatedText(clock: Clock): (message: ContactMessage) => boolean {
  const seen = new Map<string, { email: string; at: number }>();

  return ({ message, email }) => {
    const words = lettersOf(message);
    if (words.length < shortest) return false;
    const key = hash('sha256', words, 'base64url');
    const earlier = seen.get(key);
    seen.delete(key);
    seen.set(key, { email, at: clock.now() });
    const [oldest] = seen.keys();
    if (seen.size > remembered && oldest !== undefined) seen.delete(oldest);
    return earlier !== undefined && !isSameSender(earlier.email, email) && clock.now() - earlier.at < day;
  };
}

/** The same address, or one that differs in at most two letters that stand together: somebody corrects a typing error. */
function isSameSender(one: string, other: string): boolean {
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  let same = 0;
  while (same < short.length && short[same] === long[same]) same += 1;
  const changed = long.slice(same, same + 2);
  return !/\d/.test(changed) && short.slice(same).endsWith(long.slice(same + changed.length));
}

function lettersOf(text: string): string {
  const lower = text.toLowerCase();
  // Word by word: one pattern for addresses within a text takes time that grows with its square.
  const words = isAddress.test(lower) ? lower.split(/\s+/).filter((word) => !isAddress.test(word)) : [lower];
  return words
    .join(' ')
    .replace(/[^\p{L}]+/gu, ' ')
    .trim();
}

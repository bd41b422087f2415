import { hash } from 'node:crypto';
import type { Clock } from '#server/clock.ts';
import type { ContactMessage } from '#shared/contact.ts';
import { day } from '#shared/durations.ts';
import type { Source } from '#shared/source.ts';
import { familiarLetter, hasLink, judgeLooks, type SpamSign } from './spam-rules.ts';
import type { SpamWords } from './spam-words.ts';

export type SpamFilter = ReturnType<typeof createSpamFilter>;
export type SpamVerdict = ReturnType<SpamFilter>;

export interface SubmissionSignals {
  readonly honeypot: string;
  /** Milliseconds that the form was shown, if the sender says so. */
  readonly elapsed: unknown;
  /** The request came with the headers that browsers add and pages cannot forge (Sec-Fetch-Site). */
  readonly fromBrowser: boolean;
  readonly source: Source;
}

export const overLimit = 'over-limit';

const heldFrom = 5;

/** Nobody writes a name, an address and a message faster; milliseconds. */
const shortestTyping = 2500;

/**
 * Judges by what was sent and how. Suspicion never drops a message: it is stored, and its mail waits for a person.
 * `tags` are the languages of the site.
 */
export function createSpamFilter(clock: Clock, spamWords: SpamWords, tags: readonly string[]) {
  const familiar = familiarLetter(tags);
  const isRepeated = createRepeatDetector(clock);

  return (message: ContactMessage, signals: SubmissionSignals) => {
    const signs = [...judgeSignals(message, signals), ...judgeLooks(message, familiar)];
    const points = Math.min(10, Math.floor(1.75 * spamWords.judge({ ...message, ...signals.source })));
    // Two points or fewer come by chance: with those for fast typing they would hold an honest message.
    if (points > 2) signs.push({ reason: 'words', points });
    if (isRepeated(message)) signs.push({ reason: 'repeated', points: 4 });
    const score = signs.reduce((sum, { points }) => sum + points, 0);
    const reasons = signs.map(({ reason, points }) => `${reason}:${points}`);
    return { score, reasons, held: score >= heldFrom };
  };
}

function judgeSignals(message: ContactMessage, { honeypot, elapsed, fromBrowser }: SubmissionSignals): SpamSign[] {
  const signs: SpamSign[] = [];
  if (honeypot !== '') signs.push({ reason: 'honeypot', points: 10 });
  const isMeasured = typeof elapsed === 'number' && elapsed >= 0;
  if (isMeasured && elapsed < shortestTyping) signs.push({ reason: 'too-fast', points: 3 });
  // A page without scripts measures nothing, but its browser sends these headers.
  if (!isMeasured && !fromBrowser) {
    signs.push({ reason: 'no-browser', points: 2 });
    // Programs that post links send most spam, and few of them try to look like a browser.
    if (hasLink(message.message)) signs.push({ reason: 'link-without-browser', points: 3 });
  }
  return signs;
}

const maxRemembered = 5000;
/** Short texts ("Please call me") may be equal by chance. */
const minLength = 40;
const addressPattern = /https?:|@/;

/** Letter case, digits, addresses and punctuation are ignored, because mass senders vary them. */
export function createRepeatDetector(clock: Clock): (message: ContactMessage) => boolean {
  const seen = new Map<string, { email: string; sentAt: number }>();

  return ({ message, email }) => {
    const words = lettersOf(message);
    if (words.length < minLength) return false;
    const key = hash('sha256', words, 'base64url');
    const earlier = seen.get(key);
    seen.delete(key);
    seen.set(key, { email, sentAt: clock.now() });
    const [oldest] = seen.keys();
    if (seen.size > maxRemembered && oldest !== undefined) seen.delete(oldest);
    return earlier !== undefined && !isSameSender(earlier.email, email) && clock.now() - earlier.sentAt < day;
  };
}

/** The same address, or one with at most two adjacent letters changed, as when somebody corrects a typing error. */
function isSameSender(earlier: string, later: string): boolean {
  const [short, long] = earlier.length < later.length ? [earlier, later] : [later, earlier];
  let prefixLength = 0;
  while (prefixLength < short.length && short[prefixLength] === long[prefixLength]) prefixLength += 1;
  const changed = long.slice(prefixLength, prefixLength + 2);
  return !/\d/.test(changed) && short.slice(prefixLength).endsWith(long.slice(prefixLength + changed.length));
}

function lettersOf(text: string): string {
  const lower = text.toLowerCase();
  // Word by word, because one pattern for addresses within a text takes quadratic time.
  const words = addressPattern.test(lower) ? lower.split(/\s+/).filter((word) => !addressPattern.test(word)) : [lower];
  return words
    .join(' ')
    .replace(/[^\p{L}]+/gu, ' ')
    .trim();
}

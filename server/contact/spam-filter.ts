import type { ContactMessage } from '#shared/contact.ts';
import type { Values } from './parse-body.ts';
import { hiddenValue } from './read-message.ts';
import { type Finding, hasLink, judgeText } from './spam-rules.ts';
import type { Stamper } from './stamp.ts';

export interface SpamVerdict {
  readonly score: number;
  /** Names of the rules that applied. */
  readonly reasons: readonly string[];
  readonly suspect: boolean;
}

export type SpamFilter = (message: ContactMessage, values: Values) => SpamVerdict;

/** From this score on a message is kept apart. Each rule alone but the trap stays below it, or nearly so. */
export const suspectFrom = 5;

/** Nobody writes a name, an address and a message in less; milliseconds. */
const shortestFill = 2500;

/** Judges by what was sent and how. Suspicion never drops a message: it is stored, and its mail waits for a person. */
export function createSpamFilter(stamper: Stamper, seenBefore: (message: ContactMessage) => boolean): SpamFilter {
  return (message, values) => {
    const manner = judgeManner(values, stamper);
    const findings = [...manner, ...judgeText(message)];
    // Programs that post links make up most of all spam, and their users seldom bother to look like a browser.
    if (manner.some(({ rule }) => rule === 'no-stamp') && hasLink(message.message)) {
      findings.push({ rule: 'link-without-stamp', points: 2 });
    }
    if (seenBefore(message)) findings.push({ rule: 'repeated', points: 4 });
    const score = findings.reduce((sum, { points }) => sum + points, 0);
    return { score, reasons: findings.map(({ rule }) => rule), suspect: score >= suspectFrom };
  };
}

function judgeManner(values: Values, stamper: Stamper): Finding[] {
  const findings: Finding[] = [];
  if (hiddenValue(values, 'trap') !== '') findings.push({ rule: 'trap', points: 10 });
  const age = stamper.age(hiddenValue(values, 'stamp'));
  const elapsed = hiddenValue(values, 'elapsed');
  // An honest page that a cache kept over a change of the secret carries such a stamp, so it weighs little.
  if (age === 'forged') findings.push({ rule: 'forged-stamp', points: 2 });
  if (age === 'absent' && !/^\d{1,12}$/.test(elapsed)) findings.push({ rule: 'no-stamp', points: 1 });
  if (isQuick(age) || isQuick(/^\d{1,12}$/.test(elapsed) ? Number(elapsed) : 'absent')) {
    findings.push({ rule: 'too-fast', points: 3 });
  }
  return findings;
}

function isQuick(time: number | 'absent' | 'forged'): boolean {
  return typeof time === 'number' && time < shortestFill;
}

import type { Values } from '#server/contact/body.ts';
import { hiddenValue } from '#server/contact/read-message.ts';
import type { ContactMessage } from '#shared/contact.ts';
import { type Finding, hasLink, judgeText } from './spam-rules.ts';

export interface SpamVerdict {
  readonly score: number;
  readonly reasons: readonly string[];
  readonly suspect: boolean;
}

/** `fromBrowser`: the request came with the headers that browsers add and pages cannot forge (Sec-Fetch-Site). */
export type Manner = { readonly fromBrowser: boolean };
export type SpamFilter = (message: ContactMessage, values: Values, manner: Manner) => SpamVerdict;

export const overLimit = 'over-limit';

export const suspectFrom = 5;

/** Nobody writes a name, an address and a message in less; milliseconds. */
const shortestFill = 2500;

/** Judges by what was sent and how. Suspicion never drops a message: it is stored, and its mail waits for a person. */
export function createSpamFilter(seenBefore: (message: ContactMessage) => boolean): SpamFilter {
  return (message, values, manner) => {
    const findings = [...judgeManner(message, values, manner), ...judgeText(message)];
    if (seenBefore(message)) findings.push({ rule: 'repeated', points: 4 });
    const score = findings.reduce((sum, { points }) => sum + points, 0);
    return { score, reasons: findings.map(({ rule }) => rule), suspect: score >= suspectFrom };
  };
}

function judgeManner(message: ContactMessage, values: Values, manner: Manner): Finding[] {
  const findings: Finding[] = [];
  if (hiddenValue(values, 'honeypot') !== '') findings.push({ rule: 'honeypot', points: 10 });
  const elapsed = hiddenValue(values, 'elapsed');
  const isMeasured = /^\d{1,12}$/.test(elapsed);
  if (isMeasured && Number(elapsed) < shortestFill) findings.push({ rule: 'too-fast', points: 3 });
  // A page without scripts measures nothing, but its browser shows itself.
  if (!isMeasured && !manner.fromBrowser) {
    findings.push({ rule: 'no-browser', points: 2 });
    // Programs that post links make up most of all spam, and few of them bother to look like a browser.
    if (hasLink(message.message)) findings.push({ rule: 'link-without-browser', points: 3 });
  }
  return findings;
}

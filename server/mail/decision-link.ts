import type { Clock } from '#server/clock.ts';
import type { Tokens } from '#server/contact/tokens.ts';

export const decisions = ['release', 'reject', 'answered'] as const;
export type Decision = (typeof decisions)[number];

export interface LinkParts {
  readonly clock: Clock;
  readonly tokens: Tokens;
  /** Address of the contact service, if it is known: without it mails have no links. */
  readonly serviceUrl: string | undefined;
}

const day = 24 * 3600_000;
/** A message may be answered late, and its mail kept. */
const lifetimes: Record<Decision, number> = { release: 14 * day, reject: 14 * day, answered: 90 * day };

export function decisionLink({ clock, tokens, serviceUrl }: LinkParts, id: string, decision: Decision) {
  if (serviceUrl === undefined) return undefined;
  const until = clock.now() + lifetimes[decision];
  return `${serviceUrl}/message/${id}/${decision}?until=${until}&proof=${tokens.decision(id, decision, until)}`;
}

import type { Clock } from '#server/clock.ts';
import type { CallRow } from '#server/store/schema.ts';
import type { Tokens } from '#server/store/tokens.ts';
import { day } from '#shared/durations.ts';

interface LinkContext {
  readonly clock: Clock;
  readonly tokens: Tokens;
  /** Address of the contact service, if it is known; without it mails have no links. */
  readonly serviceUrl: string | undefined;
}

export const decisions = ['release', 'reject', 'answered'] as const;
export type Decision = (typeof decisions)[number];

/** A message may be answered late, and its mail is kept. */
const lifetimes: Record<Decision, number> = { release: 14 * day, reject: 14 * day, answered: 90 * day };

export function decisionLink({ clock, tokens, serviceUrl }: LinkContext, id: string, decision: Decision) {
  if (serviceUrl === undefined) return undefined;
  const until = clock.now() + lifetimes[decision];
  const proof = tokens.sign('link', id, decision, until);
  return `${serviceUrl}/message/${id}/${decision}?until=${until}&proof=${proof}`;
}

/** What a link in a mail permits, and until when. Moving a call makes its former links invalid. */
export function linkPermission(call: CallRow, action: 'confirm' | 'change'): [permission: string, until: number] {
  return action === 'confirm' ? [action, call.confirm_by] : [`${action} ${call.sequence}`, call.starts_at];
}

export function callLink({ tokens, serviceUrl }: LinkContext, call: CallRow, action: 'confirm' | 'change'): string {
  const [permission, until] = linkPermission(call, action);
  const proof = tokens.sign('link', call.message_id, permission, until);
  return `${serviceUrl}/call/${call.message_id}/${action}?proof=${proof}`;
}

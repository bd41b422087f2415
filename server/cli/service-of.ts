import { createServiceParts } from '#server/contact/service-parts.ts';
import { createLog } from '#server/log.ts';
import type { CommandContext } from './command.ts';

/** The contact service, for commands that act as it does. */
export function serviceOf({ env, site, store, clock, note }: CommandContext) {
  return createServiceParts(env, () => site, store, createLog(note, clock), clock);
}

import { day } from '#shared/durations.ts';
import { type Fault, fault } from './finding.ts';
import { createTimeZone } from './time-zone.ts';

/** How many days before its end a claim is to be renewed: agencies and insurers take weeks for a new document. */
export const renewalDays = 60;

/** A claim of the content that holds until a day. */
export type Ending = { readonly file: string; readonly key: string; readonly name: string; readonly until: string };

/** The moment at which the last day of something is over, in the company's time zone. */
export function endOf(until: string, timeZone: string): number {
  return createTimeZone(timeZone).instantOf(until, '24:00');
}

/** What is wrong with a claim that ends soon or has ended. */
export function endFault(
  { name: text, until }: Pick<Ending, 'name' | 'until'>,
  now: number,
  timeZone: string,
): Fault | undefined {
  const timeLeft = endOf(until, timeZone) - now;
  if (Number.isNaN(timeLeft) || timeLeft > (renewalDays + 1) * day) return undefined;
  return fault(timeLeft > 0 ? 'claim-ends' : 'claim-ended', { text, until });
}

/** Whether pages that were built at one time show something as valid that has ended at another. */
export function hasEndedBetween(endings: readonly Ending[], timeZone: string, builtAt: number, now: number): boolean {
  return endings.some(({ until }) => builtAt < endOf(until, timeZone) && endOf(until, timeZone) <= now);
}

import { pluralForm } from '#shared/plural.ts';

/** What operators read: `1 message`, `2 messages`. */
export function countOf(count: number, noun: string): string {
  return `${count} ${pluralForm(count, 'en') === 'one' ? noun : `${noun}s`}`;
}

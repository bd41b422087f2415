import type { ContactMessage } from '#shared/contact.ts';

export interface Finding {
  readonly rule: string;
  readonly points: number;
}

/** Judges the words of a message. Gives a finding for each rule that applies. */
export function judgeText(_message: ContactMessage): Finding[] {
  return [];
}

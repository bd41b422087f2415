import {
  allDigits,
  type ContactErrors,
  type ContactField,
  type ContactMessage,
  contactFields,
  type ErrorCode,
  hiddenFields,
  validateContact,
} from '#shared/contact.ts';
import type { Values } from './parse-body.ts';

export type ServerErrors = Partial<Record<ContactField, ErrorCode | 'not-text'>>;

export interface ReadMessage {
  /** The five texts, cleaned, trimmed, the phone as digits. */
  readonly message: ContactMessage;
  /** A code for each wrong field; empty when the message can be taken. */
  readonly errors: ServerErrors;
}

// The longest number there is (E.164).
const longestPhone = 15;

/** Takes what was sent, gives the message and what is wrong with it. Values of no use become empty. */
export function readMessage(values: Values): ReadMessage {
  const errors: ServerErrors = {};
  const typed = {} as ContactMessage;
  for (const field of contactFields) {
    const value = values[field] ?? '';
    if (typeof value !== 'string') errors[field] = 'not-text';
    typed[field] = typeof value === 'string' ? cleaned(value, field === 'message') : '';
  }
  const found: ContactErrors = validateContact(typed);
  return {
    message: { ...typed, phone: allDigits(typed.phone).slice(0, longestPhone) },
    errors: { ...found, ...errors },
  };
}

/** One of the inputs that visitors do not see, as text of at most 200 characters; empty when absent or no text. */
export function hiddenValue(values: Values, field: keyof typeof hiddenFields): string {
  const value = values[hiddenFields[field]];
  return typeof value === 'string' ? value.trim().slice(0, 200) : '';
}

/**
 * Text that every database and mail can carry: no halves of characters, line ends as LF (which is also how `maxlength`
 * counts them), and no control characters, which nobody types. One-line fields keep no line ends.
 */
function cleaned(text: string, lines: boolean): string {
  const wellFormed = text.toWellFormed().replace(/\r\n?/g, '\n');
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is to be removed.
  const controls = lines ? /[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/g : /[\u0000-\u001f\u007f-\u009f\u2028\u2029]+/g;
  return wellFormed.replace(controls, lines ? '' : ' ').trim();
}

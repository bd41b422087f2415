import type { SubmissionSignals } from '#server/spam/spam-filter.ts';
import type { TimeFault } from '#server/store/save-message.ts';
import {
  type ContactField,
  type ContactMessage,
  type ContactRules,
  contactFields,
  contactForm,
  type ErrorCode,
  hiddenFields,
  stripInvisible,
} from '#shared/contact.ts';
import { maxSourceLength, type Source, sourceFields } from '#shared/source.ts';
import type { Submitted } from './body.ts';

export type ServerErrors = Partial<Record<ContactField, ErrorCode | 'not-text'>> & { time?: TimeFault };

/** The fields, cleaned and trimmed, a plain phone number as its digits, and a code for each wrong one. */
export function readMessage(
  submitted: Submitted,
  { plainPhone, validateContact }: ContactRules,
): { message: ContactMessage; errors: ServerErrors } {
  const errors: ServerErrors = {};
  const [typed, message] = [{} as ContactMessage, {} as ContactMessage];
  for (const field of contactFields) {
    const { kind } = contactForm[field];
    const value = submitted[field] ?? '';
    if (typeof value !== 'string') errors[field] = 'not-text';
    typed[field] = typeof value === 'string' ? cleanText(value, kind === 'textarea') : '';
    message[field] = kind === 'phone' ? plainPhone(typed[field]) : typed[field];
  }
  return { message, errors: { ...validateContact(typed), ...errors } };
}

/** An input that visitors do not see, as text of at most 200 characters; empty if missing or not text. */
export function hiddenValue(submitted: Submitted, field: keyof typeof hiddenFields): string {
  const value = submitted[hiddenFields[field]];
  return typeof value === 'string' ? value.trim().slice(0, 200) : '';
}

/** How it was sent, for the spam filter. */
export function signalsOf(submitted: Submitted, fromBrowser: boolean): SubmissionSignals {
  const honeypot = hiddenValue(submitted, 'honeypot');
  return { honeypot, elapsed: submitted[hiddenFields.elapsed], fromBrowser, source: sourceOf(submitted) };
}

/** When a call is asked for, if one is; NaN for anything that is not a time. */
export function requestedTime({ time }: Submitted): number | undefined {
  if (time === undefined || time === '') return undefined;
  return typeof time === 'string' ? Date.parse(time) : Number.NaN;
}

/** Where the visit began, as far as the browser said something plausible. */
export function sourceOf(submitted: Submitted): Source {
  const plausibleFields = sourceFields.flatMap((name) => {
    const value = submitted[name];
    const text = typeof value === 'string' ? cleanText(value.slice(0, maxSourceLength), false) : '';
    return text !== '' && (plausiblePatterns[name]?.test(text) ?? true) ? [[name, text]] : [];
  });
  return Object.fromEntries(plausibleFields);
}

const plausiblePatterns: Partial<Record<string, RegExp>> = { landing: /^\/[\w./-]*$/, referrer: /^[\w.:[\]-]+$/ };

/**
 * Text that every database and mail can carry: no halves of characters, line ends as LF (which is also how `maxlength`
 * counts them), and no invisible or control characters, which nobody types. One-line fields keep no line ends.
 */
function cleanText(text: string, lines: boolean): string {
  const wellFormed = text.toWellFormed().replace(/\r\n?/g, '\n');
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is to be removed.
  const controls = lines ? /[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/g : /[\u0000-\u001f\u007f-\u009f\u2028\u2029]+/g;
  return stripInvisible(wellFormed.replace(controls, lines ? '' : ' '));
}

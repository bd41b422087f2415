import { phonePlan } from '#site-facts';

/** The visible fields of the contact form, in the order of the form. */
export const contactFields = ['name', 'email', 'phone', 'website', 'message'] as const;

export type ContactField = (typeof contactFields)[number];
export type ContactMessage = Record<ContactField, string>;

/**
 * Names of the inputs that a visitor does not see.
 * `locale`: language of the page. `key`: a random text for one message, so that sending it twice makes one message.
 * `honeypot`: stays empty; its name means nothing to a person, to a browser's autofill or to a list of known honeypots.
 * `elapsed`: milliseconds that the form was shown, as the browser measured them.
 */
export const hiddenFields = {
  locale: 'locale',
  key: 'key',
  honeypot: 'note_7f3k',
  elapsed: 'elapsed',
} as const;

/** Longest texts accepted, in UTF-16 units as `maxlength` counts them. RFC 5321 allows an address 254. */
export const maxLengths: Record<ContactField, number> = {
  name: 200,
  email: 254,
  phone: 40,
  website: 2000,
  message: 10_000,
};

export { phonePlan };

export const phoneLength = phonePlan.groups.reduce((sum, group) => sum + group, 0);
/** Fewest digits of a number of another country, its code included. */
const foreignLength = 7;

/** The owner's rule; it refuses plus addresses and endings of more than six letters. Valid with the `v` flag. */
export const emailPattern = '[A-Za-z0-9._\\-]+@(?:[A-Za-z0-9\\-]+\\.)+[A-Za-z]{2,6}';

const foreignStart = `\\s*(?:\\+|00)(?!\\D*${phonePlan.countryCode})`;

/** What `validateContact` takes as a phone, as `<input pattern>` takes it: no digit, or enough of them among other signs. */
export const phonePattern = `${foreignStart}\\D*(?:\\d\\D*){${foreignLength},}|\\D*(?:(?:\\d\\D*){${phoneLength},})?`;

const foreignRule = new RegExp(`^${foreignStart}`);

const emailRule = new RegExp(`^${emailPattern}$`);

/** Why a field is refused. The words for each code are in `content/<language>/contact-service.yaml`. */
export type ErrorCode = NonNullable<ReturnType<typeof codeFor>>;

export type ContactErrors = Partial<Record<ContactField, ErrorCode>>;

/** Whether a number begins with + or 00 and the code of another country, or with so little that it may become one. */
export function isForeignPhone(text: string): boolean {
  const undecided =
    /^\s*(?:\+|00)/.test(text) && phonePlan.countryCode.startsWith(text.replace(/\D/g, '').replace(/^00/, ''));
  return undecided || foreignRule.test(text);
}

/** All digits of a text, without the code of the own country where it stands before them. */
export function allDigits(text: string): string {
  const digits = text.replace(/\D/g, '');
  const { countryCode, trunkPrefix } = phonePlan;
  if (isForeignPhone(text)) return digits.replace(/^00(?=\d)/, '');
  if (/^\s*\+/.test(text)) return digits.slice(countryCode.length);
  if (digits.startsWith('00')) return digits.slice(2 + countryCode.length);
  const prefix = [countryCode, trunkPrefix].find(
    (before) => before && digits.length === phoneLength + before.length && digits.startsWith(before),
  );
  return digits.slice(prefix?.length);
}

/** What the form keeps of a typed number: at most the digits of one of this country, or all digits and groups of another country's number. */
export function keptPhone(text: string): string {
  return isForeignPhone(text) ? text.replace(/[^\d\s()+./-]/g, '').trimStart() : allDigits(text).slice(0, phoneLength);
}

/** Digits in the country's groups for display, also while the number is not complete: `78755` -> `787-55`. Others as they are. */
export function formatPhone(phone: string): string {
  if (/\D/.test(phone) || isForeignPhone(phone)) return phone;
  let left = phone;
  const groups = phonePlan.groups.map((length, at) => {
    const isLast = at === phonePlan.groups.length - 1;
    const group = isLast ? left : left.slice(0, length);
    left = left.slice(length);
    return group;
  });
  return groups.filter(Boolean).join('-');
}

export function validateContact(values: ContactMessage): ContactErrors {
  const errors: ContactErrors = {};
  for (const field of contactFields) {
    const code = codeFor(field, values[field].trim());
    if (code) errors[field] = code;
  }
  return errors;
}

function codeFor(field: ContactField, value: string) {
  if (value.length > maxLengths[field]) return 'too-long';
  if (value === '') return field === 'phone' || field === 'website' ? undefined : (`${field}-required` as const);
  if (field === 'email' && !emailRule.test(value)) return 'email-invalid';
  // Only digits count: a text without any is kept out of the phone field while typing, so it is no number that is too short.
  const digits = field === 'phone' ? allDigits(value).length : 0;
  const fewest = foreignRule.test(value) ? foreignLength : phoneLength;
  return digits > 0 && digits < fewest ? 'phone-short' : undefined;
}

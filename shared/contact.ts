/** The visible fields of the contact form, in the order of the form. */
export const contactFields = ['name', 'email', 'phone', 'website', 'message'] as const;

export type ContactField = (typeof contactFields)[number];
export type ContactMessage = Record<ContactField, string>;

/**
 * Names of the inputs that a visitor does not see.
 * `locale`: language of the page. `key`: a random text for one message, so that sending it twice makes one message.
 * `honeypot`: stays empty; its name means nothing to a person, to a browser's autofill or to a list of known honeypots.
 * `timestamp`: when the server handed out the form, signed. `elapsed`: milliseconds that the form was shown, as the
 * browser measured them.
 */
export const hiddenFields = {
  locale: 'locale',
  key: 'key',
  honeypot: 'note_7f3k',
  timestamp: 'timestamp',
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

export const phoneLength = 10;

/** The owner's rule; it refuses plus addresses and endings of more than six letters. Valid with the `v` flag. */
export const emailPattern = '[A-Za-z0-9._\\-]+@(?:[A-Za-z0-9\\-]+\\.)+[A-Za-z]{2,6}';

/** What `validateContact` takes as a phone, as `<input pattern>` takes it: no digit, or ten and more among other signs. */
export const phonePattern = `\\D*(?:(?:\\d\\D*){${phoneLength},})?`;

const emailRule = new RegExp(`^${emailPattern}$`);

/** Why a field is refused. The words for each code are in `content/<language>/contact-service.yaml`. */
export type ErrorCode =
  | 'name-required'
  | 'email-required'
  | 'email-invalid'
  | 'phone-short'
  | 'message-required'
  | 'too-long';

export type ContactErrors = Partial<Record<ContactField, ErrorCode>>;

/** All digits of a text; of eleven that begin with the country code 1 the last ten. */
export function allDigits(text: string): string {
  const digits = text.replace(/\D/g, '');
  return digits.length === phoneLength + 1 && digits.startsWith('1') ? digits.slice(1) : digits;
}

export function phoneDigits(text: string): string {
  return allDigits(text).slice(0, phoneLength);
}

/** Digits grouped 3-3-4 for display, also while the number is not complete: `78755` -> `787-55`. */
export function formatPhone(digits: string): string {
  return [digits.slice(0, 3), digits.slice(3, 6), digits.slice(6)].filter(Boolean).join('-');
}

export function validateContact(values: ContactMessage): ContactErrors {
  const errors: ContactErrors = {};
  for (const field of contactFields) {
    const code = codeFor(field, values[field].trim());
    if (code) errors[field] = code;
  }
  return errors;
}

function codeFor(field: ContactField, value: string): ErrorCode | undefined {
  if (value.length > maxLengths[field]) return 'too-long';
  if (value === '') return field === 'phone' || field === 'website' ? undefined : `${field}-required`;
  if (field === 'email' && !emailRule.test(value)) return 'email-invalid';
  // Only digits count: a text without any is kept out of the phone field while typing, so it is no number that is too short.
  const digits = field === 'phone' ? allDigits(value).length : 0;
  return digits > 0 && digits < phoneLength ? 'phone-short' : undefined;
}

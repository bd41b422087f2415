import type { PhonePlan } from './site-outline.ts';

/** The visible fields of the contact form, in the order of the form. */
export const contactFields = ['name', 'email', 'phone', 'website', 'message'] as const;

export type ContactField = (typeof contactFields)[number];
export type ContactMessage = Record<ContactField, string>;
/** What is wrong with each field, in the visitor's language; `time` is that of a call. */
export type FieldErrors = Partial<Record<ContactField | 'time', string>>;

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

/** Fewest digits of a number of another country, its code included. */
const foreignLength = 7;

/** The owner's rule; it refuses plus addresses and endings of more than six letters. Valid with the `v` flag. */
export const emailPattern = '[._\\-]*[A-Za-z0-9][A-Za-z0-9._\\-]*@(?:[A-Za-z0-9]+(?:-+[A-Za-z0-9]+)*\\.)+[A-Za-z]{2,6}';

/** Characters that take no room, such as U+2060. Those that emoji are made of, and typed unknowingly, are none. */
export const invisible = /(?![\u200d\p{Variation_Selector}])\p{Default_Ignorable_Code_Point}/gu;

/** The text as people see it; empty if it has nothing to see. */
export function seenText(text: string): string {
  const seen = text.replace(invisible, '').trim();
  return /[^\s\u2800\p{Default_Ignorable_Code_Point}]/u.test(seen) ? seen : '';
}

const abroad = '\\s*(?:\\+|00)';
const atLeast = (digits: number) => `\\D*(?:\\d\\D*){${digits},}`;

const emailRule = new RegExp(`^${emailPattern}$`);

/** Why a field is refused. The words for each code are in `content/<language>/contact-service.yaml`. */
export type ErrorCode =
  | 'name-required'
  | 'email-required'
  | 'message-required'
  | 'email-invalid'
  | 'phone-short'
  | 'too-long';

export type ContactErrors = Partial<Record<ContactField, ErrorCode>>;

const between = '[\\s./-]*';

export type ContactRules = ReturnType<typeof contactRules>;

/** How a message is checked where numbers are written by this plan. */
export function contactRules({ countryCode, trunkPrefix = '', groups, separator = '-' }: PhonePlan) {
  const phoneLength = groups.reduce((sum, group) => sum + group, 0);

  /** The phones that `validateContact` accepts, as an `<input pattern>`: no digit, or enough of them. */
  const phonePattern = [
    `${abroad}(?!\\D*${countryCode})${atLeast(foreignLength)}`,
    `${abroad}\\D*${countryCode}${atLeast(phoneLength)}`,
    `(?!${abroad})${atLeast(phoneLength)}`,
    '\\D*',
  ].join('|');

  const phoneRule = new RegExp(`^(?:${phonePattern})$`);

  const code = `(?:(?:\\+|00)?${countryCode}${between})?`;
  const trunk = trunkPrefix && `(?:\\(?${trunkPrefix}\\)?${between})?`;
  /** One whole number of this country, with the characters that people put between its groups. */
  const ownNumber = new RegExp(
    `^\\s*${code}${trunk}${groups.map((length) => `\\(?(\\d{${length}})\\)?`).join(between)}\\s*$`,
  );

  /**
   * A number of this country in its groups, as it is dialed there: `7875550142` -> `787-555-0142`. An extension, a
   * second number, one of another country would become digits that lead nowhere: what is not plainly one number of this
   * country stays as it is.
   */
  function formatPhone(text: string, sign = separator): string {
    const parts = ownNumber.exec(text)?.slice(1);
    return parts ? trunkPrefix + parts.join(sign) : text;
  }

  /** The same as digits alone. */
  const plainPhone = (text: string) => formatPhone(text, '');

  function validateContact(values: ContactMessage): ContactErrors {
    const errors: ContactErrors = {};
    for (const field of contactFields) {
      const code = codeFor(field, seenText(values[field]));
      if (code) errors[field] = code;
    }
    return errors;
  }

  function codeFor(field: ContactField, value: string): ErrorCode | undefined {
    if (value.length > maxLengths[field]) return 'too-long';
    if (value === '') return field === 'phone' || field === 'website' ? undefined : (`${field}-required` as const);
    if (field === 'email' && !emailRule.test(value)) return 'email-invalid';
    return field === 'phone' && !phoneRule.test(value) ? 'phone-short' : undefined;
  }

  return { phoneLength, phonePattern, formatPhone, plainPhone, validateContact };
}

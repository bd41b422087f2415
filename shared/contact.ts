import { fill } from './fill.ts';
import type { EmailRule, PhonePlan, SiteOutline } from './site-outline.ts';

interface FieldRules {
  readonly kind: 'text' | 'email' | 'phone' | 'url' | 'textarea' | 'select';
  /** Longest text accepted, in UTF-16 units as `maxlength` counts them. */
  readonly maxLength: number;
  readonly required?: boolean;
  /** The section of the form explains it under `hints`. */
  readonly hint?: boolean;
  readonly autoComplete?: string;
  /** What a select offers; `erp` of the field `topic` has the label `topic-erp`. Another text is taken all the same. */
  readonly choices?: readonly string[];
}

const fields = {
  name: { kind: 'text', maxLength: 200, required: true, autoComplete: 'name' },
  // RFC 5321 allows an address 254.
  email: { kind: 'email', maxLength: 254, required: true, hint: true, autoComplete: 'email' },
  phone: { kind: 'phone', maxLength: 40, hint: true, autoComplete: 'tel' },
  website: { kind: 'url', maxLength: 2000, hint: true, autoComplete: 'url' },
  message: { kind: 'textarea', maxLength: 10_000, required: true, hint: true },
} satisfies Record<string, FieldRules>;

export type ContactField = keyof typeof fields;
/** The fields of the contact form that visitors see; form, mails, exports and webhook follow from them. */
export const contactForm: Readonly<Record<ContactField, FieldRules>> = fields;
/** Their names in the order of the form. */
export const contactFields = Object.keys(fields) as ContactField[];
/** Those with words of a visitor's own, which the spam filter reads and learns from. */
export const writtenFields = contactFields.filter((field) => !['phone', 'select'].includes(contactForm[field].kind));
export const choiceLabels = contactFields.flatMap((field) =>
  (contactForm[field].choices ?? []).map((choice) => `${field}-${choice}` as const),
);

export type ContactMessage = Record<ContactField, string>;
/** What is wrong with each field, as a code or in the visitor's language; `time` is that of a call. */
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

/** Fewest digits of a number of another country, its code included. */
const foreignLength = 7;

/**
 * Each rule as an `<input pattern>`, valid with the `v` flag. `html` is what browsers take in a field for addresses
 * (https://html.spec.whatwg.org/#valid-e-mail-address), except that a domain has a dot.
 */
const emailPatterns: Record<EmailRule, string> = {
  html: `[A-Za-z0-9.!#$%&'*+\\/=?^_\`\\{\\|\\}~\\-]+@(?:[A-Za-z0-9](?:[A-Za-z0-9\\-]{0,61}[A-Za-z0-9])?\\.)+[A-Za-z0-9](?:[A-Za-z0-9\\-]{0,61}[A-Za-z0-9])?`,
  strict: '[._\\-]*[A-Za-z0-9][A-Za-z0-9._\\-]*@(?:[A-Za-z0-9]+(?:-+[A-Za-z0-9]+)*\\.)+[A-Za-z]{2,6}',
};

/** Characters that take no room, such as U+2060. Joiners and selectors of emoji are left out: people type them unknowingly. */
export const invisible = /(?![\u200d\p{Variation_Selector}])\p{Default_Ignorable_Code_Point}/gu;

/** The text as people see it; empty if it has nothing to see. */
export function stripInvisible(text: string): string {
  const visibleText = text.replace(invisible, '').trim();
  return /[^\s\u2800\p{Default_Ignorable_Code_Point}]/u.test(visibleText) ? visibleText : '';
}

const foreignPrefix = '\\s*(?:\\+|00)';
const minimumDigits = (digits: number) => `\\D*(?:\\d\\D*){${digits},}`;

/** Why a field is refused. The words for each code are in `content/<language>/contact-service.yaml`. */
export type ErrorCode = `${ContactField}-required` | 'email-invalid' | 'phone-short' | 'too-long';

export type ContactErrors = Partial<Record<ContactField, ErrorCode>>;

/** The sentence for each code; `{max}` is the longest text of the field. */
export function errorSentences(codes: FieldErrors, sentenceByCode: Readonly<Record<string, string>>): FieldErrors {
  const sentences = Object.entries(codes).map(([field, code]) => {
    const { maxLength = 0 } = contactForm[field as ContactField] ?? {};
    return [field, fill(sentenceByCode[code] ?? '', { max: maxLength })];
  });
  return Object.fromEntries(sentences);
}

const groupSeparators = '[\\s./-]*';

export type ContactRules = ReturnType<typeof contactRules>;

/** How phone numbers are read and shown where they are written by this plan. */
export function phoneRules({ countryCode, trunkPrefix = '', groups, separator = '-' }: PhonePlan) {
  const phoneLength = groups.reduce((sum, group) => sum + group, 0);

  /** The phones that `validateContact` accepts, as an `<input pattern>`: no digit, or enough of them. */
  const phonePattern = [
    `${foreignPrefix}(?!\\D*${countryCode})${minimumDigits(foreignLength)}`,
    `${foreignPrefix}\\D*${countryCode}${minimumDigits(phoneLength)}`,
    `(?!${foreignPrefix})${minimumDigits(phoneLength)}`,
    '\\D*',
  ].join('|');

  const phoneRule = new RegExp(`^(?:${phonePattern})$`);

  const countryCodePattern = `(?:(?:\\+|00)?${countryCode}${groupSeparators})?`;
  const trunkPattern = trunkPrefix && `(?:\\(?${trunkPrefix}\\)?${groupSeparators})?`;
  /**
   * One whole number of this country, with the characters that people put between its groups. What begins with the
   * trunk prefix once more, or with 00, is none yet.
   */
  const domesticNumber = new RegExp(
    `^\\s*${countryCodePattern}${trunkPattern}(?!\\(?${trunkPrefix || '00'})${groups.map((length) => `\\(?(\\d{${length}})\\)?`).join(groupSeparators)}\\s*$`,
  );

  /**
   * A number of this country in its groups, as it is dialed there: `7875550142` -> `787-555-0142`. An extension, a
   * second number, one of another country would become digits that lead nowhere: what is not plainly one number of this
   * country stays as it is.
   */
  function formatPhone(text: string, joint = separator): string {
    const digitGroups = domesticNumber.exec(text)?.slice(1);
    return digitGroups ? trunkPrefix + digitGroups.join(joint) : text;
  }

  /** The same as digits alone. */
  const plainPhone = (text: string) => formatPhone(text, '');

  return { phoneLength, phonePattern, phoneRule, formatPhone, plainPhone };
}

/** How a message to this company is checked. */
export function contactRules({ phonePlan, emailRule }: Pick<SiteOutline, 'phonePlan' | 'emailRule'>) {
  const { phoneRule, ...phones } = phoneRules(phonePlan);
  const emailPattern = emailPatterns[emailRule];
  const wholeEmail = new RegExp(`^(?:${emailPattern})$`, 'v');

  function validateContact(message: ContactMessage): ContactErrors {
    const errors: ContactErrors = {};
    for (const field of contactFields) {
      const code = errorCodeFor(field, stripInvisible(message[field]));
      if (code) errors[field] = code;
    }
    return errors;
  }

  function errorCodeFor(field: ContactField, value: string): ErrorCode | undefined {
    const { kind, maxLength, required } = contactForm[field];
    if (value.length > maxLength) return 'too-long';
    if (value === '') return required ? `${field}-required` : undefined;
    if (kind === 'email' && !wholeEmail.test(value)) return 'email-invalid';
    return kind === 'phone' && !phoneRule.test(value) ? 'phone-short' : undefined;
  }

  return { ...phones, emailPattern, validateContact };
}

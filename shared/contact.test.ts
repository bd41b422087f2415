import { expect, test } from 'vitest';
import {
  allDigits,
  type ContactErrors,
  type ContactMessage,
  contactFields,
  emailPattern,
  formatPhone,
  hiddenFields,
  maxLengths,
  phoneDigits,
  phonePattern,
  validateContact,
} from './contact.ts';

const honest: ContactMessage = {
  name: 'Ana Rivera',
  email: 'ana.rivera@cooperativa.test',
  phone: '7875550142',
  website: '',
  message: 'We need help with our SAP upgrade.',
};

test.each<[what: string, changes: Partial<ContactMessage>, errors: ContactErrors]>([
  ['a complete message', {}, {}],
  [
    'an empty form',
    { name: '', email: '', phone: '', website: '', message: '' },
    { name: 'name-required', email: 'email-required', message: 'message-required' },
  ],
  ['blanks', { name: ' \t ', message: '\n\n' }, { name: 'name-required', message: 'message-required' }],
  ['blanks around an address', { email: ' ana@coop.test ' }, {}],
  ['a phone of fewer than ten digits', { phone: '787-555-014' }, { phone: 'phone-short' }],
  ['a phone without any digit', { phone: 'n/a' }, {}],
])('%s has the errors that it should', (_what, changes, errors) => {
  expect(validateContact({ ...honest, ...changes })).toEqual(errors);
});

test.each([
  '',
  '-',
  '787',
  '787-555-014',
  '7875550142',
  '(787) 555-0142',
  '+1 787 555 0142',
  'tel. 787.555.0142 ext. 7',
])('the pattern of the phone field judges “%s” as the rule does', (phone) => {
  const isTaken = new RegExp(`^(?:${phonePattern})$`, 'v').test(phone);
  expect(isTaken).toBe(validateContact({ ...honest, phone }).phone === undefined);
});

// Browsers compile a pattern attribute with the v flag.
const emailAttribute = new RegExp(`^(?:${emailPattern})$`, 'v');

test.each(['a@b.pr', 'A.b_c-9@sub.domain-x.museum', '.a@b.co', 'ana-maria@coop-x.org'])(
  'the email rule takes %s, also as a pattern attribute',
  (email) => {
    expect(validateContact({ ...honest, email })).toEqual({});
    expect(emailAttribute.test(email)).toBe(true);
  },
);

test.each([
  'ana',
  'ana@',
  '@b.pr',
  'ana@b',
  'ana@b.p',
  'ana@coop-x.example',
  'ana+x@b.pr',
  'ana@b.c0m',
  'ana@@b.pr',
  'ana@b..pr',
  'ana rivera@b.pr',
  'ñ@b.pr',
  'ana@b.pr, eve@c.pr',
  'ana@b.pr\nbcc: eve@c.pr',
])('the email rule refuses %j, also as a pattern attribute', (email) => {
  expect(validateContact({ ...honest, email }).email).toBe('email-invalid');
  expect(emailAttribute.test(email)).toBe(false);
});

test('the email rule answers quickly on a text made to slow it down', () => {
  const started = process.threadCpuUsage();
  validateContact({ ...honest, email: `a@${'a-.'.repeat(80)}!` });
  expect(process.threadCpuUsage(started).user).toBeLessThan(50_000);
});

test('a pasted number with country code 1 drops the 1', () => {
  expect(phoneDigits('+1 (787) 555-0142')).toBe('7875550142');
});

test('the form keeps ten digits of a longer number, and all of them count', () => {
  expect(phoneDigits('+44 20 7946 0958')).toBe('4420794609');
  expect(allDigits('+44 20 7946 0958')).toBe('442079460958');
});

test.each([
  ['', ''],
  ['7', '7'],
  ['787', '787'],
  ['7875', '787-5'],
  ['7875550', '787-555-0'],
  ['7875550142', '787-555-0142'],
])('digits %j show as %j', (digits, shown) => {
  expect(formatPhone(digits)).toBe(shown);
});

test('each field has a limit, met exactly and broken by one more', () => {
  for (const field of contactFields) {
    const tooLong = 'x'.repeat(maxLengths[field] + 1);
    expect(validateContact({ ...honest, [field]: tooLong })[field]).toBe('too-long');
  }
  expect(validateContact({ ...honest, message: 'x'.repeat(maxLengths.message) })).toEqual({});
});

test('no hidden field shares its name with a visible one', () => {
  const names: readonly string[] = contactFields;
  expect(Object.values(hiddenFields).filter((name) => names.includes(name))).toEqual([]);
});

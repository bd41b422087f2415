import { expect, test } from 'vitest';
import {
  allDigits,
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

test('a complete message has no errors', () => {
  expect(validateContact(honest)).toEqual({});
});

test('an empty form names the three required fields and no other', () => {
  const empty = { name: '', email: '', phone: '', website: '', message: '' };
  expect(validateContact(empty)).toEqual({
    name: 'name-required',
    email: 'email-required',
    message: 'message-required',
  });
});

test('blanks count as empty', () => {
  expect(validateContact({ ...honest, name: ' \t ', message: '\n\n' })).toEqual({
    name: 'name-required',
    message: 'message-required',
  });
});

test('blanks around an address do not make it wrong', () => {
  expect(validateContact({ ...honest, email: ' ana@coop.test ' })).toEqual({});
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

test.each(['a@b.pr', 'A.b_c-9@sub.domain-x.museum', '.a@b.co'])('the email rule takes %s', (email) => {
  expect(validateContact({ ...honest, email })).toEqual({});
});

test.each([
  'ana',
  'ana@',
  '@b.pr',
  'ana@b',
  'ana@b.p',
  'ana@b.toolong',
  'ana+x@b.pr',
  'ana@b.c0m',
  'ana@@b.pr',
  'ana@b..pr',
  'ana rivera@b.pr',
  'ñ@b.pr',
  'ana@b.pr, eve@c.pr',
  'ana@b.pr\nbcc: eve@c.pr',
])('the email rule refuses %j', (email) => {
  expect(validateContact({ ...honest, email }).email).toBe('email-invalid');
});

test('the email rule works as a pattern attribute, which browsers compile with the v flag', () => {
  const rule = new RegExp(`^(?:${emailPattern})$`, 'v');
  expect(rule.test('ana-maria@coop-x.example')).toBe(false);
  expect(rule.test('ana-maria@coop-x.org')).toBe(true);
});

test('the email rule answers quickly on a text made to slow it down', () => {
  const started = performance.now();
  validateContact({ ...honest, email: `a@${'a-.'.repeat(80)}!` });
  expect(performance.now() - started).toBeLessThan(50);
});

test('a phone of fewer than ten digits is refused, none at all is fine', () => {
  expect(validateContact({ ...honest, phone: '787-555-014' }).phone).toBe('phone-short');
  expect(validateContact({ ...honest, phone: '' }).phone).toBeUndefined();
  expect(validateContact({ ...honest, phone: 'n/a' }).phone).toBeUndefined();
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

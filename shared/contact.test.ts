import { expect, test } from 'vitest';
import {
  type ContactErrors,
  type ContactMessage,
  contactFields,
  contactForm,
  contactRules,
  errorSentences,
  phoneRules,
} from './contact.ts';

const { phonePattern, validateContact } = contactRules({
  phonePlan: { countryCode: '1', groups: [3, 3, 4] },
  emailRule: 'strict',
});

const honest: ContactMessage = {
  ...(Object.fromEntries(contactFields.map((field) => [field, `the ${field}`])) as ContactMessage),
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
  ['a name of invisible characters', { name: '\u200b\u2060 \u200d\u2800' }, { name: 'name-required' }],
  ['blanks around an address', { email: ' ana@coop.test ' }, {}],
  ['a phone of fewer than ten digits', { phone: '787-555-014' }, { phone: 'phone-short' }],
  ['a phone without any digit', { phone: 'n/a' }, {}],
])('%s has the errors that it should', (_what, changes, errors) => {
  expect(validateContact({ ...honest, ...changes })).toEqual(errors);
});

test.each([
  ['', true],
  ['7875550142', true],
  ['tel. 787.555.0142 ext. 7', true],
  ['+1 787 555 0142', true],
  ['001 787 555 014', false],
  ['+57 300', false],
])('the phone “%s” is taken: %s, also by the pattern of its field', (phone, isTaken) => {
  expect(validateContact({ ...honest, phone })).toEqual(isTaken ? {} : { phone: 'phone-short' });
  expect(new RegExp(`^(?:${phonePattern})$`, 'v').test(phone)).toBe(isTaken);
});

const taken = {
  strict: ['a@b.pr', 'A.b_c-9@sub.domain-x.museum'],
  html: ['a@b.pr', 'a@farol.technology', "o'neil@b.ie", 'ana@xn--coo-6ma.es'],
};
const refused = {
  strict: ['ana@', 'ana@b', 'ana@coop-x.example', 'ana+x@b.pr', 'ana@b.c0m', 'ana@b..pr', 'a@b.pr\nbcc: eve@c.pr'],
  html: ['ana@', 'ana@b', 'ana@@b.pr', 'ana@b..pr', 'a b@c.pr', 'a@b.pr\nbcc: eve@c.pr'],
};

test.each(
  (['strict', 'html'] as const).flatMap((emailRule) => [
    ...taken[emailRule].map((email) => [emailRule, true, email] as const),
    ...refused[emailRule].map((email) => [emailRule, false, email] as const),
  ]),
)('the rule %s takes (%s) %j, also as a pattern attribute', (emailRule, isTaken, email) => {
  const rules = contactRules({ phonePlan: american, emailRule });

  expect(rules.validateContact({ ...honest, email })).toEqual(isTaken ? {} : { email: 'email-invalid' });
  // Browsers compile a pattern attribute with the v flag.
  expect(new RegExp(`^(?:${rules.emailPattern})$`, 'v').test(email)).toBe(isTaken);
});

test('the email rule answers quickly on a text made to slow it down', () => {
  const started = process.threadCpuUsage();
  validateContact({ ...honest, email: `a@${'a-.'.repeat(80)}!` });
  expect(process.threadCpuUsage(started).user).toBeLessThan(50_000);
});

const american = { countryCode: '1', groups: [3, 3, 4] };
const french = { countryCode: '33', trunkPrefix: '0', groups: [1, 2, 2, 2, 2], separator: ' ' };

test.each([
  [american, '7875550142'],
  [american, '787\u00a0/ 555 0142'],
  [american, '+1 (787) 555-0142'],
  [french, '0478550142'],
  [french, '+33 (0)4 78 55 01 42'],
])('a number of the plan %j shows as its people write it and is kept by its digits: %s', (plan, text) => {
  const { formatPhone, plainPhone } = phoneRules(plan);
  const shown = plan === french ? '04 78 55 01 42' : '787-555-0142';

  expect(formatPhone(text)).toBe(shown);
  expect(plainPhone(text)).toBe(shown.replace(/\D/g, ''));
});

test.each([
  [american, ''],
  [american, '78755'],
  [american, 'n/a'],
  [american, '787-555-0142 x12'],
  [american, '+573001234567'],
  [french, '04 78 55 01'],
  [french, '+1 787 555 0142'],
])('what is no number of the plan %j stays as it was typed: %s', (plan, text) => {
  const { formatPhone, plainPhone } = phoneRules(plan);

  expect([formatPhone(text), plainPhone(text)]).toEqual([text, text]);
});

test('each field has a limit, met exactly and broken by one more', () => {
  for (const field of contactFields) {
    const tooLong = 'x'.repeat(contactForm[field].maxLength + 1);
    expect(validateContact({ ...honest, [field]: tooLong })[field]).toBe('too-long');
  }
  expect(validateContact({ ...honest, message: 'x'.repeat(contactForm.message.maxLength) })).toEqual({});
});

test('a text that is too long is told the limit of its field', () => {
  const words = { 'too-long': 'At most {max} characters.', 'time-taken': 'Choose another time.' };
  expect(errorSentences({ name: 'too-long', time: 'time-taken' }, words)).toEqual({
    name: 'At most 200 characters.',
    time: 'Choose another time.',
  });
});

import { expect, test, vi } from 'vitest';
import {
  type ContactErrors,
  type ContactMessage,
  contactFields,
  emailPattern,
  formatPhone,
  hiddenFields,
  keptPhone,
  maxLengths,
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
  '+298 201234',
  '00298 201234',
  '+57 300',
  '+1 787',
  '+',
  '00',
])('the pattern of the phone field judges “%s” as the rule does', (phone) => {
  const isTaken = new RegExp(`^(?:${phonePattern})$`, 'v').test(phone);
  expect(isTaken).toBe(validateContact({ ...honest, phone }).phone === undefined);
});

// Browsers compile a pattern attribute with the v flag.
const emailAttribute = new RegExp(`^(?:${emailPattern})$`, 'v');

const taken = ['a@b.pr', 'A.b_c-9@sub.domain-x.museum', '.a@b.co', 'ana-maria@coop-x.org'];
const refused = [
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
];

test.each([...taken, ...refused])('the email rule takes or refuses %j, also as a pattern attribute', (email) => {
  const isTaken = taken.includes(email);
  expect(validateContact({ ...honest, email })).toEqual(isTaken ? {} : { email: 'email-invalid' });
  expect(emailAttribute.test(email)).toBe(isTaken);
});

test('the email rule answers quickly on a text made to slow it down', () => {
  const started = process.threadCpuUsage();
  validateContact({ ...honest, email: `a@${'a-.'.repeat(80)}!` });
  expect(process.threadCpuUsage(started).user).toBeLessThan(50_000);
});

test.each([
  ['typed', '', ''],
  ['typed', '7', '7'],
  ['typed', '787', '787'],
  ['typed', '7875', '787-5'],
  ['typed', '7875550', '787-555-0'],
  ['typed', '+', '+'],
  ['typed', '+5', '+5'],
  ['typed', '+57 300', '+57 300'],
  ['typed', '00', '00'],
  ['typed', '+1', '+1'],
  ['typed', '+1 7', '7'],
  ['pasted', '+57 300 123 4567', '+57 300 123 4567'],
  ['pasted', '0057 (300) 123-4567', '0057 (300) 123-4567'],
  ['pasted', 'tel. 787.555.0142', '787-555-0142'],
  ['pasted', '001 787 555 0142', '787-555-0142'],
  ['pasted', '+1 (787) 555-0142', '787-555-0142'],
  ['pasted', '787 555 0142 999', '787-555-0142'],
  ['autofilled', '+573001234567', '+573001234567'],
  ['autofilled', '+17875550142', '787-555-0142'],
  ['autofilled', '7875550142', '787-555-0142'],
  ['corrected in the middle', '+57 3x00 123 4567', '+57 300 123 4567'],
  ['corrected in the middle', '+ 300 123 4567', '+ 300 123 4567'],
  ['corrected in the middle', '+1 300 123 4567', '300-123-4567'],
  ['corrected in the middle', '7875-555-014', '787-555-5014'],
])('a number that is %s, %j, shows as %j', (_way, text, shown) => {
  expect(formatPhone(keptPhone(text))).toBe(shown);
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

test('numbers are those of the country that the content names', async () => {
  vi.resetModules();
  vi.doMock('#site-facts', () => ({ phonePlan: { countryCode: '57', trunkPrefix: '0', groups: [3, 3, 2, 2] } }));
  const { formatPhone, isForeignPhone, keptPhone, phonePattern } = await import('./contact.ts');
  vi.doUnmock('#site-facts');
  const shown = (text: string) => formatPhone(keptPhone(text));

  expect(['3005550142', '+57 300 555 01 42', '0057 3005550142', '0 300 555 0142', '30055'].map(shown)).toEqual([
    ...Array<string>(4).fill('300-555-01-42'),
    '300-55',
  ]);
  expect(['+1 787 555 0142', '+57 300 555 0142'].map(isForeignPhone)).toEqual([true, false]);
  expect(['300 555 0142', '300 555 014'].map((text) => new RegExp(`^(?:${phonePattern})$`, 'v').test(text))).toEqual([
    true,
    false,
  ]);
});

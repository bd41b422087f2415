import MailComposer from 'nodemailer/lib/mail-composer';
import PostalMime from 'postal-mime';
import { expect, test } from 'vitest';
import { readServiceContent } from '#server/service-content.ts';
import type { MessageRow } from '#server/store/schema.ts';
import { newMessage } from '#server/store/test-stores.ts';
import { createTokens } from '#server/store/tokens.ts';
import { contactForm } from '#shared/contact.ts';
import { testSite } from '#tests/test-site.ts';
import { composeConfirmation, composeNotification } from './compose-mails.ts';
import { decisionLink } from './signed-links.ts';

const site = testSite({});
// As French has it.
site.findLanguage('es').colon = '\u00a0:';
const content = { ...readServiceContent(site), timeZone: 'America/Puerto_Rico' };
const env = {
  CONTACT_FROM: 'web@company.pr',
  CONTACT_TO: ['office@company.pr', 'two@company.pr'],
  RETURN_PATH: 'bounces@company.pr',
  ANSWER_TO: undefined,
};
const tokens = createTokens('secret');
const context = { openSite: testSite, clock: { now: () => 0 }, tokens, content, env, serviceUrl: undefined };

const { row } = newMessage({
  id: 'ABCD-EFGH-JKMN',
  received_at: Date.UTC(2026, 10, 20, 18, 30),
  website: 'https://cooperativa.test',
  message: 'Hello,\n\nour SAP upgrade is late.',
});

async function received(changes: Partial<MessageRow>, compose = composeNotification, timeZone = content.timeZone) {
  const message = { ...row, ...changes };
  const mail = compose({ message, call: undefined }, { ...context, content: { ...content, timeZone } });
  const raw = await new MailComposer(mail).compile().build();
  return { raw: raw.toString(), mail: await PostalMime.parse(raw) };
}

test('the mail goes to the company and its answer to the visitor', async () => {
  const { mail } = await received({});
  expect(mail.from).toMatchObject({ name: content.company, address: 'web@company.pr' });
  expect(mail.to?.map(({ address }) => address)).toEqual(env.CONTACT_TO);
  expect(mail.replyTo).toMatchObject([{ name: 'Ana Rivera', address: 'ana@cooperativa.test' }]);
  expect(mail.messageId).toBe(`<abcd-efgh-jkmn.notification.${tokens.sign('returned', row.id, 'answer')}@company.pr>`);
  expect(mail.subject).toBe('Website message from Ana Rivera (ABCD-EFGH-JKMN)');
  expect(mail.headers).toContainEqual(expect.objectContaining({ key: 'auto-submitted', value: 'auto-generated' }));
});

test('programs are asked for no answer to the mail, but for a report when it cannot be delivered', async () => {
  const { mail } = await received({});
  const { value = '' } = mail.headers.find(({ key }) => key === 'x-auto-response-suppress') ?? {};
  expect(value.split(', ').sort()).toEqual(['AutoReply', 'DR', 'NRN', 'OOF', 'RN']);
});

test('a reply also goes to the address that notes answers, and the link under the mail notes one', () => {
  const answering = { ...env, ANSWER_TO: 'answers@company.pr' };
  const linked = { ...context, env: answering, serviceUrl: 'https://b.pr/api/contact' };
  const mail = composeNotification({ message: row, call: undefined }, linked);
  const link = decisionLink(linked, row.id, 'answered') ?? '';
  expect(link).toMatch(/^https:\/\/b\.pr\/api\/contact\/message\/ABCD-EFGH-JKMN\/answered\?until=\d+&proof=./);
  expect(mail.replyTo).toEqual([{ name: 'Ana Rivera', address: row.email }, 'answers@company.pr']);
  expect(mail.text).toContain(`Mark as answered: ${link}`);
  expect(mail.html).toContain(`<a href="${link.replace('&', '&amp;')}">Mark as answered</a>`);
});

test.each(['=?utf-8?Q?=E2=80=AEgnp=2Eexe?=', 'Ana =?utf-8?B?4oCuZ25wLmV4ZQ==?= R', '=?utf-8?Q?a b?= c'])(
  'the name %s is no encoded word to the program that reads the mail',
  async (name) => {
    const { raw, mail } = await received({ name });
    expect(mail.subject).toBe(`Website message from “${name}” (ABCD-EFGH-JKMN)`);
    expect(mail.replyTo?.[0]?.name).toBe(`“${name}”`);
    expect(raw.slice(0, raw.indexOf('\r\n\r\n'))).not.toMatch(/=\?utf-8/);
  },
);

test('a Spanish message makes a Spanish mail, with the colon of its language, the time of the company and its zone', async () => {
  const { mail } = await received({ locale: 'es' }, composeNotification, 'Europe/Madrid');
  expect(mail.subject).toBe('Mensaje del sitio web de Ana Rivera (ABCD-EFGH-JKMN)');
  expect(mail.text).toContain('Teléfono\u00a0: 787-555-0142');
  expect(mail.text).toMatch(/20 de noviembre de 2026.* 7:30\sp\.\sm\. GMT\+1$/m);
  expect(mail.html).toContain('<html lang="es">');
});

test('nothing typed adds a header or a recipient', async () => {
  const evil = 'Ana\r\nBcc: eve@evil.test\r\nX-Evil: 1\u2028';
  const { raw, mail } = await received({ name: evil, website: evil, phone: evil });
  expect(mail.headers.map(({ key }) => key)).not.toContain('bcc');
  expect(mail.headers.map(({ key }) => key)).not.toContain('x-evil');
  expect(raw).not.toMatch(/^(Bcc|X-Evil):/im);
  expect(mail.to).toHaveLength(2);
  const forged = await received({ name: 'boss@company.pr" <boss@company.pr>, "x' });
  expect(forged.mail.replyTo?.map(({ address }) => address)).toEqual(['ana@cooperativa.test']);
});

const longWebsite = `https://b.pr/${'x'.repeat(contactForm.website.maxLength)}`.slice(0, contactForm.website.maxLength);
const campaign = { utm_source: 'news', utm_campaign: 'a\u202eb' };
const source = JSON.stringify({ landing: '/sap', referrer: 'search.test', ...campaign });
const visit = 'First page of the visit: /sap\nCame from: search.test\nCampaign: news / a⟨U+202E⟩b\n';

test.each<[string, Partial<MessageRow>, string]>([
  ['says what was not given', { phone: '' }, 'Phone: (not given)'],
  ['has a website as long as the form allows whole', { website: longWebsite }, `${longWebsite}\nReceived`],
  ['says where the visit began', { source }, visit],
  ['says that a released message was held back', { released_at: 1 }, 'held back as possible spam'],
])('the mail %s', async (_what, changes, text) => {
  expect((await received(changes)).mail.text).toContain(text);
});

test("an operator's test says what it is", async () => {
  const { mail } = await received({ canary: 1 });
  expect(mail.subject).toBe('Test of the contact form (ABCD-EFGH-JKMN)');
});

test('the confirmation goes to the visitor in their language and holds nothing they typed', async () => {
  const typed = { name: 'Buy-Pills', phone: '6665550142', website: 'https://pills.test', message: 'cheap pills' };
  const { raw, mail } = await received({ ...typed, locale: 'es' }, composeConfirmation);
  expect(mail.to?.[0]?.address).toBe('ana@cooperativa.test');
  expect(mail.subject).toBe('Recibimos su mensaje (ABCD-EFGH-JKMN)');
  for (const text of Object.values(typed)) expect(raw + mail.text + mail.html).not.toContain(text);
  expect(mail.headers.find(({ key }) => key === 'auto-submitted')?.value).toBe('auto-replied');
});

test('a message in a language that the site no longer has is told of in the first, in the color of the brand', async () => {
  const { mail } = await received({ locale: 'pt' });
  expect(mail.html).toContain('<html lang="en">');
  expect(mail.html).toContain(`border-top:4px solid ${content.colors.action}`);
  expect(content.colors.action).toMatch(/^#[0-9a-f]{6}$/);
});

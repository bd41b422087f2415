import type { IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';
import { readEnv } from '#server/env.ts';
import { newMessage } from '#server/store/stores-under-test.ts';
import { createMessageWebhook, type WebhookSettings } from './message-webhook.ts';
import { receiver } from './servers-under-test.ts';

type Answer = { status: number; body?: unknown };

/** Takes and refuses what HubSpot's reference says of a form that has these fields and wants an e-mail. */
function hubspot(request: IncomingMessage, body: string): Answer {
  const { fields = [], submittedAt, context } = JSON.parse(body);
  const names = fields.map(({ name }: { name: string }) => name);
  const refuse = (errorType: string) => ({
    status: 400,
    body: { status: 'error', errors: [{ errorType, message: body }] },
  });
  if (request.headers['content-type'] !== 'application/json') return { status: 415 };
  if (!fields.every(({ objectTypeId }: { objectTypeId: string }) => objectTypeId === '0-1')) return { status: 400 };
  const formFields = ['firstname', 'email', 'phone', 'website', 'message', 'campaign'];
  if (names.some((name: string) => !formFields.includes(name))) return refuse('FIELD_NOT_IN_FORM_DEFINITION');
  if (!names.includes('email')) return refuse('REQUIRED_FIELD');
  if (fields.some(({ value }: { value: string }) => value.length > 65_536)) return refuse('INPUT_TOO_LARGE');
  if (!/^\d{13}$/.test(submittedAt)) return { status: 400 };
  return context && !URL.canParse(context.pageUri) ? refuse('INVALID_PAGE_URI') : { status: 200, body: {} };
}

/** Takes what Web-to-Lead asks for: a form with organization, last name and company, none longer than its field. */
function salesforce(request: IncomingMessage, body: string): Answer {
  const form = new URLSearchParams(body);
  const isForm = request.headers['content-type']?.startsWith('application/x-www-form-urlencoded');
  const lacks = ['oid', 'last_name', 'company'].some((name) => !form.get(name));
  const isLong = (form.get('last_name')?.length ?? 0) > 80 || (form.get('URL')?.length ?? 0) > 255;
  return { status: isForm && !lacks && !isLong && form.get('oid')?.startsWith('00D') ? 200 : 400 };
}

const { row } = newMessage({
  name: 'Ñandú & Co '.repeat(18).trim(),
  website: `https://cooperativa.test/${'a'.repeat(400)}`,
  received_at: 1_700_000_000_000,
  source: '{"utm_campaign":"fall"}',
});

async function send(judge: typeof hubspot, format: WebhookSettings['format'], fields?: Record<string, string>) {
  const { received, url } = await receiver(judge);
  const settings = { url: `${url}?orgId=00D1`, secret: undefined, full: true, format, fields, siteUrl: 'https://b.pr' };
  await createMessageWebhook(settings, { now: () => 0 })(row, new AbortController().signal);
  return received[0]?.body ?? '';
}

test('HubSpot takes a message as a submission of its form', async () => {
  const { fields, context } = JSON.parse(await send(hubspot, 'hubspot'));
  expect(fields).toContainEqual({ objectTypeId: '0-1', name: 'email', value: row.email });
  expect(context).toEqual({ pageUri: 'https://b.pr/contact-us' });
});

test('other fields are filled as the setting says, and one that the form lacks is refused by its name', async () => {
  const { fields } = JSON.parse(await send(hubspot, 'hubspot', { email: 'email', utm_campaign: 'campaign' }));
  expect(fields.map(({ name, value }: { name: string; value: string }) => `${name}: ${value}`)).toEqual([
    `email: ${row.email}`,
    'campaign: fall',
  ]);
  const refused = send(hubspot, 'hubspot', { email: 'email', reference: 'ticket' });
  await expect(refused).rejects.toThrow(/^the receiver answered 400 FIELD_NOT_IN_FORM_DEFINITION$/);
  await expect(send(hubspot, 'hubspot', { name: 'firstname' })).rejects.toThrow('REQUIRED_FIELD');
});

test('Salesforce takes a message as a lead, cut to the lengths of its fields', async () => {
  const lead = new URLSearchParams(await send(salesforce, 'salesforce'));
  expect([lead.get('oid'), lead.get('company'), lead.get('email')]).toEqual(['00D1', 'cooperativa.test', row.email]);
  expect(lead.get('last_name')).toContain('Ñandú & Co');
});

test.each([
  ['a mapping of no field of ours', { WEBHOOK_FIELDS: 'surname=lastname' }, 'WEBHOOK_FIELDS must be pairs'],
  [
    'a CRM without the words',
    { WEBHOOK_FORMAT: 'hubspot', WEBHOOK_CONTENT: 'reference' },
    'WEBHOOK_CONTENT must be full',
  ],
  ['a lead without organization', { WEBHOOK_FORMAT: 'salesforce' }, 'WEBHOOK_URL must end in your organization'],
])('%s stops the start', (_, settings, message) => {
  const usual = {
    WEBHOOK_URL: 'https://crm.test/x',
    WEBHOOK_SECRET: `whsec_${'A'.repeat(40)}`,
    WEBHOOK_CONTENT: 'full',
  };
  expect(() => readEnv({ ...usual, ...settings })).toThrow(message);
});

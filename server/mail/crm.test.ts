import { expect, test } from 'vitest';
import { readEnv } from '#server/env.ts';
import { newMessage } from '#server/store/test-stores.ts';
import { testSite } from '#tests/test-site.ts';
import { createMessageWebhook } from './message-webhook.ts';
import { receiver } from './test-servers.ts';

const { row } = newMessage({
  name: 'Ñandú & Co '.repeat(18).trim(),
  website: `https://cooperativa.test/${'a'.repeat(400)}`,
  received_at: 1_700_000_000_000,
  source: '{"utm_campaign":"fall"}',
});

async function send(WEBHOOK_FORMAT: 'hubspot' | 'salesforce', fields?: string, answer: object = {}) {
  const { received, url } = await receiver({ status: 200, ...answer });
  const WEBHOOK_URL = `${url}?orgId=00D1`;
  const own = {
    WEBHOOK_URL,
    WEBHOOK_FORMAT,
    WEBHOOK_CONTENT: 'full',
    WEBHOOK_FIELDS: fields,
    SITE_URL: 'https://b.pr',
  };
  const settings = { ...readEnv(own, testSite()), WEBHOOK_URL };
  await createMessageWebhook(settings, testSite(), { now: () => 0 })(row, new AbortController().signal);
  const { headers = {}, body = '' } = received[0] ?? {};
  return { type: headers['content-type'], body };
}

/** A submission as HubSpot's reference describes it. */
const submission = (fields: [name: string, value: string][]) => ({
  fields: fields.map(([name, value]) => ({ objectTypeId: '0-1', name, value })),
  submittedAt: '1700000000000',
  context: { pageUri: 'https://b.pr/contact-us' },
});

test('a message is posted to HubSpot as a submission of its form', async () => {
  const { type, body } = await send('hubspot');
  const { name, email, phone, website, message } = row;
  expect(type).toBe('application/json');
  expect(JSON.parse(body)).toEqual(submission(Object.entries({ firstname: name, email, phone, website, message })));
});

test('other fields are filled as the setting says, and one that the form lacks is refused by its name', async () => {
  const { body } = await send('hubspot', 'email=email,utm_campaign=campaign');
  expect(JSON.parse(body)).toEqual(
    submission([
      ['email', row.email],
      ['campaign', 'fall'],
    ]),
  );
  const errors = [{ errorType: 'FIELD_NOT_IN_FORM_DEFINITION', message: row.email }];
  const refused = send('hubspot', 'reference=ticket', { status: 400, body: { status: 'error', errors } });
  await expect(refused).rejects.toThrow(/^the receiver answered 400 FIELD_NOT_IN_FORM_DEFINITION$/);
});

test('a message is posted to Salesforce as a lead, cut to the lengths of its fields', async () => {
  const { type, body } = await send('salesforce');
  const { email, phone, message: description } = row;
  const [last_name, URL] = [row.name.slice(0, 80), row.website.slice(0, 255)];
  expect(type).toMatch(/^application\/x-www-form-urlencoded/);
  expect(Object.fromEntries(new URLSearchParams(body))).toEqual({
    oid: '00D1',
    company: 'cooperativa.test',
    ...{ last_name, email, phone, URL, description },
  });
});

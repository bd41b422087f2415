import { createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { readEnv } from '#server/env.ts';
import { newMessage } from '#server/store/test-stores.ts';
import { testSite } from '#tests/test-site.ts';
import { createMessageWebhook } from './message-webhook.ts';
import { receiver } from './test-servers.ts';

const key = Buffer.alloc(32, 7);
const { row } = newMessage({
  id: 'ABCD-EFGH-JKMN',
  received_at: 1_700_000_000_000,
  locale: 'es',
  name: 'Ñandú & Co '.repeat(18).trim(),
  website: `https://cooperativa.test/${'a'.repeat(400)}`,
  message: '<!channel> [x](http://x.test) & more',
  source: '{"utm_campaign":"fall"}',
});

async function posted(settings: Record<string, string>, answer: Parameters<typeof receiver>[0] = { status: 204 }) {
  const { url, received } = await receiver(answer);
  const WEBHOOK_URL = `${url}?orgId=00D1`;
  const own = { WEBHOOK_URL, WEBHOOK_SECRET: `whsec_${key.toString('base64')}`, SITE_URL: 'https://b.pr', ...settings };
  const webhook = createMessageWebhook({ ...readEnv(own, testSite()), WEBHOOK_URL }, testSite(), {
    now: () => 1_700_000_000_500,
  });
  await webhook(row, new AbortController().signal);
  return { headers: received[0]?.headers ?? {}, body: received[0]?.body ?? '' };
}

test('a message is told without what it says, signed as Standard Webhooks describes', async () => {
  const { headers, body } = await posted({});
  const received = new Date(row.received_at).toISOString();
  const data = {
    reference: 'ABCD-EFGH-JKMN',
    language: 'es',
    page: 'https://b.pr/es/contact-us',
    received,
    utm_campaign: 'fall',
  };
  expect(JSON.parse(body)).toEqual({ type: 'message.received', timestamp: received, data });
  const signed = createHmac('sha256', key).update(`msg_ABCD-EFGH-JKMN.1700000000.${body}`).digest('base64');
  expect(headers).toMatchObject({
    'webhook-id': 'msg_ABCD-EFGH-JKMN',
    'webhook-timestamp': '1700000000',
    'webhook-signature': `v1,${signed}`,
  });
});

test('a visitor’s words command nothing in Slack and format nothing in Teams', async () => {
  const slack = JSON.parse(
    (await posted({ WEBHOOK_CONTENT: 'full', WEBHOOK_FORMAT: 'slack', WEBHOOK_SECRET: '' })).body,
  );
  expect(slack.text).toContain('message: &lt;!channel&gt; [x](http://x.test) &amp; more');
  const teams = JSON.parse((await posted({ WEBHOOK_CONTENT: 'full', WEBHOOK_FORMAT: 'teams' })).body);
  const lines = teams.attachments[0].content.body.map(({ inlines }: { inlines: unknown[] }) => inlines[0]);
  expect(lines).toContainEqual({ type: 'TextRun', text: `message: ${row.message}` });
});

test('a receiver that answers with an error or sends elsewhere has not taken the message', async () => {
  await expect(posted({}, { status: 500 })).rejects.toThrow('the receiver answered 500');
  await expect(posted({}, { status: 302 })).rejects.toThrow('the receiver answered 302');
});

const postedTo = (WEBHOOK_FORMAT: string, WEBHOOK_FIELDS = '', answer?: Parameters<typeof receiver>[0]) =>
  posted({ WEBHOOK_FORMAT, WEBHOOK_CONTENT: 'full', WEBHOOK_FIELDS }, answer);

/** A submission as HubSpot's reference describes it. */
const submission = (fields: [name: string, value: string][]) => ({
  fields: fields.map(([name, value]) => ({ objectTypeId: '0-1', name, value })),
  submittedAt: '1700000000000',
  context: { pageUri: 'https://b.pr/es/contact-us' },
});

test('a message is posted to HubSpot as a submission of its form', async () => {
  const { headers, body } = await postedTo('hubspot');
  const { name, email, phone, website, message } = row;
  expect(headers['content-type']).toBe('application/json');
  expect(JSON.parse(body)).toEqual(submission(Object.entries({ firstname: name, email, phone, website, message })));
});

test('other fields are filled as the setting says, and one that the form lacks is refused by its name', async () => {
  const { body } = await postedTo('hubspot', 'email=email,utm_campaign=campaign');
  expect(JSON.parse(body)).toEqual(
    submission([
      ['email', row.email],
      ['campaign', 'fall'],
    ]),
  );
  const errors = [{ errorType: 'FIELD_NOT_IN_FORM_DEFINITION', message: row.email }];
  const refused = postedTo('hubspot', 'reference=ticket', { status: 400, body: { status: 'error', errors } });
  await expect(refused).rejects.toThrow(/^the receiver answered 400 FIELD_NOT_IN_FORM_DEFINITION$/);
});

test('a message is posted to Salesforce as a lead, cut to the lengths of its fields', async () => {
  const { headers, body } = await postedTo('salesforce');
  const { email, phone, message: description } = row;
  const [last_name, URL] = [row.name.slice(0, 80), row.website.slice(0, 255)];
  expect(headers['content-type']).toMatch(/^application\/x-www-form-urlencoded/);
  expect(Object.fromEntries(new URLSearchParams(body))).toEqual({
    oid: '00D1',
    company: 'cooperativa.test',
    ...{ last_name, email, phone, URL, description },
  });
});

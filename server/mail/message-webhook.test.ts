import { createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { readEnv } from '#server/env.ts';
import { newMessage } from '#server/store/test-stores.ts';
import { testSite } from '#tests/test-site.ts';
import { createMessageWebhook } from './message-webhook.ts';
import { receiver } from './test-servers.ts';

const key = Buffer.alloc(32, 7);
const neverStopped = new AbortController().signal;
const { row } = newMessage({ id: 'ABCD-EFGH-JKMN', locale: 'es', message: '<!channel> [x](http://x.test) & more' });

async function posted(settings: Record<string, string>, status = 204) {
  const { url: WEBHOOK_URL, received } = await receiver({ status });
  const own = { WEBHOOK_URL, WEBHOOK_SECRET: `whsec_${key.toString('base64')}`, SITE_URL: 'https://b.pr', ...settings };
  const env = { ...readEnv(own, testSite()), WEBHOOK_URL };
  await createMessageWebhook(env, testSite(), { now: () => 1_700_000_000_500 })(row, neverStopped);
  return { headers: received[0]?.headers ?? {}, body: received[0]?.body ?? '' };
}

test('a message is told without what it says, signed as Standard Webhooks describes', async () => {
  const { headers, body } = await posted({});
  const received = new Date(row.received_at).toISOString();
  const data = { reference: 'ABCD-EFGH-JKMN', language: 'es', page: 'https://b.pr/es/contact-us', received };
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
  await expect(posted({}, 500)).rejects.toThrow('the receiver answered 500');
  await expect(posted({}, 302)).rejects.toThrow('the receiver answered 302');
});

import { createHmac } from 'node:crypto';
import type { Clock } from '#server/clock.ts';
import type { MessageData } from '#server/crm-settings.ts';
import type { Env } from '#server/env.ts';
import type { MessageRow } from '#server/store/schema.ts';
import { escapeInvisible } from '#server/visible-text.ts';
import { contactFields } from '#shared/contact.ts';
import { escapeMarkup } from '#shared/escape-markup.ts';
import { parseSource } from '#shared/source.ts';
import type { Site } from '#site/create-site.server.ts';
import { postToCrm } from './crm.ts';
import { post } from './post.ts';

export type WebhookSettings = Pick<
  Env,
  'WEBHOOK_SECRET' | 'WEBHOOK_CONTENT' | 'WEBHOOK_FORMAT' | 'WEBHOOK_FIELDS' | 'SITE_URL'
> & { readonly WEBHOOK_URL: string };

export type MessageWebhook = (message: MessageRow, stop: AbortSignal) => Promise<void>;

/** A webhook of https://www.standardwebhooks.com: each attempt has the first one's id and a new signature. */
export function createMessageWebhook(settings: WebhookSettings, site: Site, clock: Clock): MessageWebhook {
  const { WEBHOOK_URL: url, WEBHOOK_FORMAT: format, WEBHOOK_SECRET: secret } = settings;
  return async (message, stop) => {
    const data = messageData(message, settings, site);
    if (format === 'hubspot' || format === 'salesforce') return postToCrm(format, settings, data, stop);
    const body = JSON.stringify(createBody(data, format));
    const id = `msg_${message.id}`;
    const timestamp = String(Math.floor(clock.now() / 1000));
    const signature = secret && sign(secret, `${id}.${timestamp}.${body}`);
    const headers = { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': signature };
    await post(url, body, signature ? headers : {}, stop);
  };
}

function sign(secret: string, text: string): string {
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
  return `v1,${createHmac('sha256', key).update(text).digest('base64')}`;
}

function messageData(
  message: MessageRow,
  { WEBHOOK_CONTENT, SITE_URL = '' }: WebhookSettings,
  site: Site,
): MessageData {
  const fields =
    WEBHOOK_CONTENT === 'full' ? Object.fromEntries(contactFields.map((field) => [field, message[field]])) : {};
  const page = site.localizedPath(site.readFixedPaths().contact, message.locale);
  return {
    reference: message.id,
    language: message.locale,
    page: `${SITE_URL}${page}`,
    received: new Date(message.received_at).toISOString(),
    ...parseSource(message.source),
    ...fields,
  };
}

function createBody(data: MessageData, format: 'generic' | 'slack' | 'teams'): unknown {
  if (format === 'generic') return { type: 'message.received', timestamp: data.received, data };
  const lines = Object.entries(data).map(([name, value]) => `${name}: ${escapeInvisible(value)}`);
  const text = ['New message from the website', ...lines].join('\n');
  // Slack would read links, names and commands to notify everybody.
  if (format === 'slack') return { text: escapeMarkup(text) };
  // A text run is shown as it is, while a text block reads Markdown.
  const body = text.split('\n').map((line) => ({ type: 'RichTextBlock', inlines: [{ type: 'TextRun', text: line }] }));
  const content = { type: 'AdaptiveCard', version: '1.4', body };
  return { type: 'message', attachments: [{ contentType: 'application/vnd.microsoft.card.adaptive', content }] };
}

export function postText(url: string, text: string): Promise<void> {
  return post(url, JSON.stringify({ text: escapeMarkup(text) }));
}

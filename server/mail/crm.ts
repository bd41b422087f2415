import { type CrmFormat, type MessageData, organizationOf, usualFields } from '#server/crm-settings.ts';
import type { WebhookSettings } from './message-webhook.ts';
import { post } from './post.ts';

export async function postToCrm(format: CrmFormat, settings: WebhookSettings, data: MessageData, stop: AbortSignal) {
  const { WEBHOOK_URL: url, WEBHOOK_FIELDS: fields = usualFields(format), SITE_URL } = settings;
  const pairs = Object.entries(fields).flatMap(([ours, theirs]): [string, string][] =>
    data[ours] ? [[theirs, data[ours]]] : [],
  );
  if (format === 'salesforce') return post(url, leadOf(pairs, url, data), {}, stop);
  // https://developers.hubspot.com/docs/api-reference/legacy/marketing/forms/v3-legacy/submit-data-unauthenticated
  const body = JSON.stringify({
    // 0-1 is a contact.
    fields: pairs.map(([name, value]) => ({ objectTypeId: '0-1', name, value })),
    submittedAt: String(Date.parse(data.received ?? '')),
    ...(SITE_URL ? { context: { pageUri: data.page } } : {}),
  });
  await post(url, body, {}, stop, errorTypesOf);
}

/** HubSpot's error codes, such as FIELD_NOT_IN_FORM_DEFINITION, which contain nothing of the visitor. */
async function errorTypesOf(response: Response): Promise<string> {
  const { errors = [] } = (await response.json().catch(() => ({}))) as { errors?: { errorType?: string }[] };
  return errors.map(({ errorType = '' }) => errorType.replace(/\W/g, '')).join(' ');
}

/** Salesforce's limits for a lead's fields; it refuses a lead with a longer text. */
const maxLengths: Record<string, number> = {
  last_name: 80,
  company: 255,
  email: 80,
  phone: 40,
  URL: 255,
  description: 32_000,
};

/** Salesforce requires last name and company, for which the website or the person's name stands in. */
function leadOf(named: [string, string][], url: string, { name = '', website = '' }: MessageData): URLSearchParams {
  const company = URL.parse(website)?.host || name;
  const lead = { oid: organizationOf(url) ?? '', company, last_name: name, ...Object.fromEntries(named) };
  const cut = Object.entries(lead).map(([field, value]) => [field, value.slice(0, maxLengths[field])]);
  return new URLSearchParams(cut);
}

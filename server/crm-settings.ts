import { contactFields } from '#shared/contact.ts';
import { sourceFields } from '#shared/source.ts';

export type MessageData = Record<string, string>;

/** What accounts call the fields of the form, where they do not call them as we do. */
const crmFieldNames = {
  hubspot: { name: 'firstname' },
  salesforce: { name: 'last_name', website: 'URL', message: 'description' },
} satisfies Record<string, MessageData>;

export type CrmFormat = keyof typeof crmFieldNames;

export function isCrm(format: string): format is CrmFormat {
  return Object.hasOwn(crmFieldNames, format);
}

/** Our fields and those of the CRM. One that not every account has must be created there first. */
export function usualFields(format: CrmFormat): MessageData {
  const renamed: MessageData = crmFieldNames[format];
  return Object.fromEntries(contactFields.map((field) => [field, renamed[field] ?? field]));
}

const dataNames: readonly string[] = ['reference', 'language', 'page', 'received', ...contactFields, ...sourceFields];

export function readFieldNames(text: string): MessageData {
  const pairs = text.split(',').map((pair) => pair.trim().split('='));
  const isKnownPair = ([ours = '', theirs = '']: string[]) => dataNames.includes(ours) && /^\w+$/.test(theirs);
  if (!pairs.every((pair) => pair.length === 2 && isKnownPair(pair)))
    throw new Error(`must be pairs such as name=firstname,email=email, of ${dataNames.join(', ')}`);
  return Object.fromEntries(pairs);
}

export function organizationOf(url: string): string | null {
  const { searchParams } = new URL(url);
  return searchParams.get('orgId') ?? searchParams.get('oid');
}

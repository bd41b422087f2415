import { contactFields } from '#shared/contact.ts';
import { sourceFields } from '#shared/source.ts';

export type MessageData = Record<string, string>;

export type CrmFormat = keyof typeof usualFields;

/** Our data and the fields that every account has; other fields must be created there first. */
export const usualFields = {
  hubspot: { name: 'firstname', email: 'email', phone: 'phone', website: 'website', message: 'message' },
  salesforce: { name: 'last_name', email: 'email', phone: 'phone', website: 'URL', message: 'description' },
} satisfies Record<string, MessageData>;

export function isCrm(format: string): format is CrmFormat {
  return Object.hasOwn(usualFields, format);
}

const dataNames: readonly string[] = ['reference', 'language', 'page', 'received', ...contactFields, ...sourceFields];

export function readFieldNames(text: string): MessageData {
  const pairs = text.split(',').map((pair) => pair.trim().split('='));
  const isRight = ([ours = '', theirs = '']: string[]) => dataNames.includes(ours) && /^\w+$/.test(theirs);
  if (!pairs.every((pair) => pair.length === 2 && isRight(pair)))
    throw new Error(`must be pairs such as name=firstname,email=email, of ${dataNames.join(', ')}`);
  return Object.fromEntries(pairs);
}

export function organizationOf(url: string): string | null {
  const { searchParams } = new URL(url);
  return searchParams.get('orgId') ?? searchParams.get('oid');
}

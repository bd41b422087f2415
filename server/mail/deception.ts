import type { ContactField, ContactMessage } from '#shared/contact.ts';
import { contactFields } from '#shared/contact.ts';
import { hasUnseen } from './visible-text.ts';

export type Finding =
  | { readonly field: ContactField; readonly kind: 'mixedScripts'; readonly scripts: string }
  | { readonly field: ContactField; readonly kind: 'invisible' }
  | { readonly field: ContactField; readonly kind: 'foreignDomain'; readonly domain: string };

const scripts = ['Latin', 'Cyrillic', 'Greek', 'Armenian', 'Cherokee'] as const;
const patterns = scripts.map((script) => ({ script, pattern: new RegExp(`\\p{Script=${script}}`, 'u') }));

export function findDeception(message: ContactMessage): Finding[] {
  const findings: Finding[] = [];
  for (const field of contactFields) {
    const text = message[field];
    if (hasUnseen(text)) findings.push({ field, kind: 'invisible' });
    const mixed = mixedWord(text);
    if (mixed) findings.push({ field, kind: 'mixedScripts', scripts: mixed });
  }
  const domain = realDomain(message.website);
  if (domain) findings.push({ field: 'website', kind: 'foreignDomain', domain });
  return findings;
}

export function mixedWord(text: string): string | undefined {
  // Plain text, by far the most: no word of it can be mixed.
  if (!/[\u0370-\uffff]/.test(text)) return undefined;
  for (const [word] of text.matchAll(/\p{L}+/gu)) {
    const found = patterns.filter(({ pattern }) => pattern.test(word)).map(({ script }) => script);
    if (found.length > 1) return found.join(', ');
  }
  return undefined;
}

function realDomain(website: string): string | undefined {
  if (!/[^\u0020-\u007e]/.test(website)) return undefined;
  const address = /^[a-z]+:\/\//i.test(website) ? website : `https://${website}`;
  const host = URL.canParse(address) ? new URL(address).hostname : '';
  return host.includes('xn--') ? host : undefined;
}

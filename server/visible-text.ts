import { type ContactField, type ContactMessage, contactFields } from '#shared/contact.ts';

/**
 * Characters that have no shape of their own but change how others look: they turn the direction of writing, join
 * nothing, or take no room. The joiner of emoji (U+200D) and variation selectors stay, for they are typed unknowingly.
 */
const unseen =
  /\u034f|[\u00ad\u061c\u115f\u1160\u17b4\u17b5\u180e\u200b\u200c\u200e\u200f\u202a-\u202e\u2060-\u206f\u3164\ufeff\uffa0\u{e0000}-\u{e007f}]/gu;
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for; tab and line feed stay.
const controls = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u2028\u2029]/g;

/** Writes invisible and direction-turning characters as what they are: `⟨U+202E⟩`. */
export function visibleText(text: string): string {
  return text.replace(unseen, codePointOf).replace(controls, codePointOf);
}

export function visibleLine(text: string, maxLength = 2000): string {
  const line = visibleText(text).replace(/\s+/g, ' ').trim();
  const signs = [...line];
  return signs.length > maxLength ? `${signs.slice(0, maxLength - 1).join('')}…` : line;
}

export function hasUnseen(text: string): boolean {
  return visibleText(text) !== text;
}

function codePointOf(character: string): string {
  return `⟨U+${character.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')}⟩`;
}

export type Finding =
  | { readonly field: ContactField; readonly code: 'mixedScripts'; readonly scripts: string }
  | { readonly field: ContactField; readonly code: 'invisible' }
  | { readonly field: ContactField; readonly code: 'foreignDomain'; readonly domain: string };

const scripts = ['Latin', 'Cyrillic', 'Greek', 'Armenian', 'Cherokee'] as const;
const patterns = scripts.map((script) => ({ script, pattern: new RegExp(`\\p{Script=${script}}`, 'u') }));

export function findDeception(message: ContactMessage): Finding[] {
  const findings: Finding[] = [];
  for (const field of contactFields) {
    const text = message[field];
    if (hasUnseen(text)) findings.push({ field, code: 'invisible' });
    const mixed = mixedWord(text);
    if (mixed) findings.push({ field, code: 'mixedScripts', scripts: mixed });
  }
  const domain = realDomain(message.website);
  if (domain) findings.push({ field: 'website', code: 'foreignDomain', domain });
  return findings;
}

export function mixedWord(text: string): string | undefined {
  // Most texts: without other letters than these, no word can be mixed.
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

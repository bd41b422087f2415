import { type ContactField, type ContactMessage, contactFields, invisible } from '#shared/contact.ts';

// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for; tab and line feed stay.
const controls = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u2028\u2029]/g;

/** Writes invisible and direction-turning characters as what they are: `⟨U+202E⟩`. */
export function visibleText(text: string): string {
  return text.replace(invisible, codePointOf).replace(controls, codePointOf);
}

export function visibleLine(text: string, maxLength = 2000): string {
  const line = visibleText(text).replace(/\s+/g, ' ').trim();
  const signs = [...line];
  return signs.length > maxLength ? `${signs.slice(0, maxLength - 1).join('')}…` : line;
}

function codePointOf(character: string): string {
  return `⟨U+${character.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')}⟩`;
}

export type Deception =
  | { readonly field: ContactField; readonly code: 'mixedScripts'; readonly scripts: string }
  | { readonly field: ContactField; readonly code: 'foreignDomain'; readonly domain: string };

const scripts = ['Latin', 'Cyrillic', 'Greek', 'Armenian', 'Cherokee'] as const;
const patterns = scripts.map((script) => ({ script, pattern: new RegExp(`\\p{Script=${script}}`, 'u') }));

export function findDeception(message: ContactMessage): Deception[] {
  const findings: Deception[] = [];
  for (const field of contactFields) {
    const mixed = mixedWord(message[field]);
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

import { invisible } from '#shared/contact.ts';

// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for; tab and line feed stay.
const controls = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u2028\u2029]/g;

/** Writes invisible and direction-turning characters as what they are: `⟨U+202E⟩`. */
export function escapeInvisible(text: string): string {
  return text.replace(invisible, codePointOf).replace(controls, codePointOf);
}

export function visibleLine(text: string, maxLength = 2000): string {
  const line = escapeInvisible(text).replace(/\s+/g, ' ').trim();
  const signs = [...line];
  return signs.length > maxLength ? `${signs.slice(0, maxLength - 1).join('')}…` : line;
}

function codePointOf(character: string): string {
  return `⟨U+${character.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')}⟩`;
}

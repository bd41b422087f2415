/** Times of day, phone numbers, and capitalized words with their number (PCI DSS 4.0.1, Act 111-2005, May 31, 2027). */
const oneWord =
  /\d [ap]\. ?m\.|\(\d{3}\) \d{3}-\d{4}|(?<!\p{L})(?:(?:\p{Lu}{2,} )*\p{Lu}{2,}|\p{Lu}\p{Ll}{2,}\.?) \d+(?:-\u2060?\d+)*(?:, \d{4}(?!\d))?/gu;
/** Hyphens of Wi-Fi, E-Business, 2024-2025, BOD 26-02 and Act 111-2005; not of phone numbers, which people copy. */
const hyphens =
  /(?<=(?<![\p{L}\d-])\p{Lu}\p{Ll})-(?=\p{Lu}\p{Ll}(?![\p{L}\d-]))|(?<=(?<![\p{L}\d-])\p{Lu})-(?=\p{Lu}\p{Ll})|(?<=(?<![\d-])\d{4})-(?=\d{4}(?![\d-]))|(?<=\p{Lu}[\p{L}.]+ \d{1,3})-(?=\d\d(?:\d\d)?(?![\d-]))/gu;
/** An abbreviation in parentheses, of at most two parts (PSPO I, DP-300). */
const abbreviation = /\(\p{Lu}[\p{Lu}\d.-]*(?: [\p{Lu}\d.-]+)?\)/gu;

const units = '[%‰€£$]|°C|ms|s|min|h|mm|cm|km|m|m²|kg|g|px|[kKMGT][Bo]|[kM]?W|[kMG]?Hz';
/**
 * Spaces before a unit or a longer word that is counted, between digits, in `6 to 8`, `8 h 30` and `31 de mayo de
 * 2027`, before a point between parts, and, in some languages, before `:;!?»` and after `«`.
 */
const spaces = new RegExp(
  `(?<=[\\d}]) (?=(?:${units})(?![\\p{L}\\d]))|(?<=\\d) (?=\\p{Ll}{4})|(?<=\\d) (?=\\p{Ll}{1,2} \\d)|(?<=\\d \\p{Ll}{1,2}) (?=\\d)|(?<=(?<!\\d)\\d{1,3}) (?=\\d{3}(?!\\d))|(?<=\\d h) (?=\\d\\d(?!\\d))|(?<=(?<!\\d)\\d\\d?) (?=de \\p{Ll})|(?<=(?<!\\d)\\d\\d? de) (?=\\p{Ll})|(?<=\\d de \\p{Ll}+) (?=de \\d{4})|(?<=\\d de \\p{Ll}+ de) (?=\\d{4})|(?<=\\S) (?=· )|(?<=[\\p{L}\\d)}»”"]) (?=[:;!?]+(?:\\s|$))|(?<=\\S) (?=»)|(?<=«) (?=\\S)`,
  'gu',
);

/** Returns a text for HTML in which no line ends inside what reads as one word, nor inside these numbers. */
export function typesetText(text: string, numbers: readonly string[] = []): string {
  if (/^https?:/.test(text)) return text;
  const kept = numbers.reduce((part, number) => part.replaceAll(number, joined(number)), text);
  // A word joiner (U+2060) keeps browsers from ending the line after a hyphen.
  const parts = kept.replace(hyphens, '-\u2060').replace(spaces, '\u00a0');
  return parts.replace(oneWord, joined).replace(abbreviation, joined);
}

function joined(words: string): string {
  return words.replaceAll(' ', '\u00a0');
}

/** Returns a text that was read out of HTML as it was before. */
export function untypeset(text: string): string {
  return text.replaceAll('\u00a0', ' ').replaceAll('\u2060', '');
}

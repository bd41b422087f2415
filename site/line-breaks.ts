/**
 * Times of day, phone numbers, a capitalized word with its number (ISO 27001, Act 111), words that end in a number
 * (us-east-1), and words whose first part is too short to stand alone, such as Wi-Fi or on-call; a slash or @ before
 * them makes a URL or e-mail address, which stays as it is.
 */
const oneWord =
  /\d [ap]\. ?m\.|\(\d{3}\) \d{3}|(?<!\p{L})(?:\p{Lu}{2,}|\p{Lu}\p{Ll}{2,}\.?) \d+(?:-\d+)?|(?<![\p{L}/@-])\p{L}+(?:-\p{L}+)*-\d+(?![\p{L}\d])|(?<=[\s(“«])\p{L}{1,3}-(?=\p{L}{2})/gu;

const units = '[%‰€£$]|°C|ms|s|min|h|mm|cm|km|m|m²|kg|g|px|[kKMGT][Bo]|[kM]?W|[kMG]?Hz';
/** Spaces before a unit, between digits, in `8 h 30`, and, in some languages, before `:;!?»` and after `«`. */
const spaces = new RegExp(
  `(?<=[\\d}]) (?=(?:${units})(?![\\p{L}\\d]))|(?<=(?<!\\d)\\d{1,3}) (?=\\d{3}(?!\\d))|(?<=\\d h) (?=\\d\\d(?!\\d))|(?<=[\\p{L}\\d)}»”"]) (?=[:;!?]+(?:\\s|$))|(?<=\\S) (?=»)|(?<=«) (?=\\S)`,
  'gu',
);

/**
 * Returns a text for HTML in which no line ends inside what reads as one word, nor inside these numbers. A hyphen
 * stays the one that people search for: the word joiner after it has no width and needs no glyph.
 */
export function keepTogether(text: string, numbers: readonly string[] = []): string {
  if (/^https?:/.test(text)) return text;
  const kept = numbers.reduce((part, number) => part.replaceAll(number, number.replaceAll(' ', '\u00a0')), text);
  return kept
    .replace(spaces, '\u00a0')
    .replace(oneWord, (part) => part.replaceAll(' ', '\u00a0').replaceAll('-', '-\u2060'));
}

/** Returns a text that was read out of HTML, as it was typed. */
export function asTyped(text: string): string {
  return text.replaceAll('\u2060', '').replaceAll('\u00a0', ' ');
}

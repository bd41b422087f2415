import { ContentError } from './content-error.ts';
import type { promiseWords } from './office-hours.ts';
import type { Company } from './open-site.server.ts';
import { createTimeZone } from './time-zone.ts';

/** Values that texts may name in braces, by name. */
export type Facts = Record<string, string>;

/**
 * Returns the facts that no text types itself. Years are whole years since the founding year. The contact service is started
 * with the same settings, so that the privacy page tells what the service does.
 */
export function factsOf(
  company: Company,
  promises: ReturnType<typeof promiseWords>,
  now: Date,
  settings: { RETENTION_DAYS?: string },
): Facts {
  const [year = ''] = createTimeZone(company.timeZone).dateOf(now.getTime()).split('-');
  return {
    ...promises,
    company: company.name,
    legalName: company.legalName,
    founded: String(company.founded),
    year,
    years: String(Number(year) - company.founded),
    email: company.email,
    careersEmail: company.careersEmail,
    // No line ends inside it.
    phone: company.phone.shown.replaceAll(' ', '\u00a0'),
    emergencyPhone: company.emergencyPhone.shown.replaceAll(' ', '\u00a0'),
    callMinutes: String(company.promises.callMinutes),
    patchHours: String(company.promises.patchHours),
    retentionDays: settings.RETENTION_DAYS || '365',
  };
}

/** Returns parsed YAML with each `{fact}` in its texts replaced. Throws ContentError for a name that is no fact. */
export function fillFacts(value: unknown, facts: Facts): unknown {
  return withTexts(value, (text) => fillText(text, facts));
}

/** Returns parsed YAML with each of its texts changed. */
export function withTexts(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return change(value);
  if (Array.isArray(value)) return value.map((entry) => withTexts(entry, change));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, withTexts(entry, change)]));
}

function fillText(text: string, facts: Facts): string {
  const filled = text.replace(/\{(\w+)\}/g, (_, name: string) => {
    const fact = facts[name];
    if (fact !== undefined) return fact;
    throw new ContentError(`{${name}} is no known fact. Known are ${Object.keys(facts).join(', ')}.`);
  });
  return /^https?:/.test(filled) ? filled : keepTogether(filled);
}

/**
 * Times of day, phone numbers, a capitalized word with its number (ISO 27001, Act 111), words that end in a number
 * (us-east-1), and words whose first part is too short to stand alone, such as Wi-Fi or on-call; a slash or @ before them
 * makes a URL or e-mail address, which stays as it is.
 */
const oneWord =
  /\d [ap]\. ?m\.|\(\d{3}\) \d{3}|(?<!\p{L})(?:\p{Lu}{2,}|\p{Lu}\p{Ll}{2,}\.?) \d+(?:-\d+)?|(?<![\p{L}/@-])\p{L}+(?:-\p{L}+)*-\d+(?![\p{L}\d])|(?<=[\s(“«])\p{L}{1,3}-(?=\p{L}{2})/gu;

const units = '[%‰€£$]|°C|ms|s|min|h|mm|cm|km|m|m²|kg|g|px|[kKMGT][Bo]|[kM]?W|[kMG]?Hz';
/** Spaces before a unit, between the digits of a number, in `8 h 30`, and where a language has them: before `:;!?»` and after `«`. */
const spaces = new RegExp(
  `(?<=[\\d}]) (?=(?:${units})(?![\\p{L}\\d]))|(?<=(?<!\\d)\\d{1,3}) (?=\\d{3}(?!\\d))|(?<=\\d h) (?=\\d\\d(?!\\d))|(?<=[\\p{L}\\d)}»”"]) (?=[:;!?]+(?:\\s|$))|(?<=\\S) (?=»)|(?<=«) (?=\\S)`,
  'gu',
);

/** Returns a text in which no line ends at these spaces. */
export function keepSpaces(text: string): string {
  return text.replace(spaces, '\u00a0');
}

/**
 * Returns a text with the spaces and hyphens inside what reads as one word such that no line ends there. A hyphen
 * stays the one that people search for: the word joiner after it has no width and needs no glyph.
 */
export function keepTogether(text: string): string {
  return keepSpaces(text).replace(oneWord, (part) => part.replaceAll(' ', '\u00a0').replaceAll('-', '-\u2060'));
}

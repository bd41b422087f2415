import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { z } from 'zod';
import { hasUnseen, mixedWord } from '#server/mail/visible-text.ts';
import type { ContactMessage } from '#shared/contact.ts';

export type Finding = ReturnType<typeof judgeText>[number];

const group = z.strictObject({
  points: z.int(),
  most: z.int(),
  phrases: z.array(z.string().min(4).transform(patternOf)).min(1),
});
const groups = z
  .strictObject({ selling: group, bait: group, unwanted: group, asking: group })
  .parse(parse(readFileSync(new URL('./spam-phrases.yaml', import.meta.url), 'utf8')));

function patternOf(phrase: string): RegExp {
  const escaped = phrase
    .trim()
    .replace(/[.+?^$[\]{}]|\\(?!b)/g, '\\$&')
    .replaceAll('*', '.{0,30}?');
  return new RegExp(/^[\w(]/.test(phrase) ? `\\b${escaped}` : escaped);
}

const rules: Record<string, (message: ContactMessage) => number> = {
  links: ({ message }) => linkPoints(message),
  'short-link': ({ message }) => when(3, shorteners.test(message)),
  'cheap-domain': ({ email, message }) => when(3, cheapDomain.test(`${message} ${email} `)),
  markup: ({ name, message }) => when(5, /<a\s+href|\[url[=\]]/i.test(name + message)),
  'link-in-name': ({ name }) => when(4, /https?:|www\./i.test(name)),
  'only-links': ({ message }) => when(4, /^\S*https?:/i.test(message) && withoutLinks(message) === ''),
  'foreign-writing': ({ message }) => when(4, isForeign(message)),
  'lookalike-letters': (message) => when(4, Object.values(message).some(mixedWord)),
  'unseen-characters': ({ name, message }) => when(2, hasUnseen(name + message)),
  gibberish: ({ name, message }) => 3 * [name, message].filter(isGibberish).length,
  repetition: ({ message }) => when(3, isRepetitive(message)),
};

const shorteners = /\b(?:bit\.ly|tinyurl\.com|rb\.gy|is\.gd|t\.me|cutt\.ly|goo\.gl|t\.co|graph\.org|wa\.link)\//i;
// Endings sold for next to nothing, seen in unasked offers again and again.
const cheapDomain = /\.(?:top|click|xyz|shop|win|vip|loan|site|biz|buzz|icu|press|agency)(?=[/\s]|$)/i;
const link = /https?:\/\/\S+|www\.\S+/gi;

/** Judges the words of a message. Gives a finding for each rule that applies; asking for something has negative points. */
export function judgeText(message: ContactMessage) {
  const text = plain(message.message);
  const found = Object.entries(rules).map(([rule, pointsOf]) => ({ rule, points: pointsOf(message) }));
  const offers = (['selling', 'bait', 'unwanted'] as const)
    .map((rule) => ({ rule, points: groupPoints(rule, text) }))
    .filter(({ points }) => points > 0);
  // Asking makes up for words that sound like an offer, never for how a message looks or came.
  const offered = offers.reduce((sum, { points }) => sum + points, 0);
  const asking = Math.max(-offered, groupPoints('asking', text));
  return [...found, ...offers, { rule: 'asking', points: asking }].filter(({ points }) => points !== 0);
}

function plain(text: string): string {
  return text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').replace(/\s+/g, ' ');
}

function groupPoints(name: keyof typeof groups, text: string): number {
  const { points, most, phrases } = groups[name];
  const sum = points * phrases.filter((pattern) => pattern.test(text)).length;
  return points > 0 ? Math.min(most, sum) : Math.max(most, sum);
}

function when(points: number, applies: boolean): number {
  return applies ? points : 0;
}

export function hasLink(text: string): boolean {
  return withoutLinks(text) !== text.trim();
}

function linkPoints(text: string): number {
  const count = text.match(link)?.length ?? 0;
  if (count > 4) return 5;
  return count > 2 ? 2 : 0;
}

function withoutLinks(text: string): string {
  return text.replace(link, '').trim();
}

function isForeign(text: string): boolean {
  const letters = withoutLinks(text).match(/\p{L}/gu) ?? [];
  const foreign = letters.filter((letter) => !/\p{Script=Latin}/u.test(letter));
  return foreign.length > letters.length / 2;
}

/** One long word whose case changes again and again, as programs make up to see whether a form works. */
function isGibberish(text: string): boolean {
  const changes = text.match(/\p{Ll}(?=\p{Lu})/gu)?.length ?? 0;
  return /^\p{L}{8,}$/u.test(text) && changes >= 3;
}

function isRepetitive(text: string): boolean {
  const words =
    withoutLinks(text)
      .toLowerCase()
      .match(/\p{L}{3,}/gu) ?? [];
  return words.length >= 12 && new Set(words).size < words.length / 2.5;
}

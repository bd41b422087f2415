import type { Locale } from './locale.ts';

/** What finds phrases of another language in a text: the source of a regular expression with one group (flags `iu`). */
export type ForeignPhrases = { language: Locale; pattern: string };

/**
 * Takes the language of a text and phrases by their own language, gives what finds those of the other one as whole words,
 * the longest first. Nothing when there are none.
 */
export function foreignPhrasesIn(locale: Locale, phrases: Record<Locale, string[]>): ForeignPhrases | undefined {
  const language = locale === 'en' ? 'es' : 'en';
  const longestFirst = phrases[language].toSorted((one, other) => other.length - one.length);
  if (longestFirst.length === 0) return undefined;
  const literals = longestFirst.map((phrase) => phrase.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return { language, pattern: `\\b(${literals.join('|')})(?!\\p{L})` };
}

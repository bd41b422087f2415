import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import type { Locale } from '#site/languages.ts';

type Words = { small: string; numbers: string; since: string[]; years: string; days: string; decades: string[] };

const known: Record<Locale, Words> = parse(readFileSync(new URL('language-words.yaml', import.meta.url), 'utf8'));

/** The languages of which words are known. */
export const allLanguages = Object.keys(known);

const small = new Map(Object.entries(known).map(([locale, words]) => [locale, new Set(words.small.split(' '))]));

/** Frequent words of a language; none where they are not known. */
export function smallWords(locale: Locale): Set<string> {
  return small.get(locale) ?? new Set();
}

/** The number that a word stands for in a language, from two, where a list begins. */
export function numberOf(word: string, locale: Locale): number | undefined {
  const at = known[locale]?.numbers.split(' ').indexOf(word.toLowerCase()) ?? -1;
  return at < 0 ? undefined : at + 2;
}

/** How a language tells ages and periods; nothing where that is not known. */
export function timeWords(locale: Locale): Omit<Words, 'small' | 'numbers'> | undefined {
  return known[locale];
}

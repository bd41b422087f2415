import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import type { Locale } from '#site/languages.ts';

type Words = { small: string; since: string[]; years: string; days: string; decades: string[] };

const words: Record<Locale, Words> = parse(readFileSync(new URL('language-words.yaml', import.meta.url), 'utf8'));

/** The languages of which words are known. */
export const allLanguages = Object.keys(words);

const small = new Map(Object.entries(words).map(([locale, words]) => [locale, new Set(words.small.split(' '))]));

/** Frequent words of a language; none where they are not known. */
export function smallWords(locale: Locale): Set<string> {
  return small.get(locale) ?? new Set();
}

/** How a language tells ages and periods; nothing where that is not known. */
export function timeWords(locale: Locale): Omit<Words, 'small'> | undefined {
  return words[locale];
}

import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import type { Locale } from '#app/content/locale.ts';

const known: Record<Locale, string> = parse(readFileSync(new URL('language-words.yaml', import.meta.url), 'utf8'));

const small = new Map(Object.entries(known).map(([locale, words]) => [locale, new Set(words.split(' '))]));
const none = new Set<string>();

/** Frequent words of a language; none where they are not known. */
export function smallWords(locale: Locale): Set<string> {
  return small.get(locale) ?? none;
}

const names = new Intl.DisplayNames('en', { type: 'language' });

export function nameOf(locale: Locale): string {
  return names.of(locale) ?? locale;
}

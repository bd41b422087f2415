import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import type { Locale } from '#site/languages.ts';

/** Frequent words of a language; none where they are not known. */
export function smallWords(locale: Locale): string[] {
  const words: Record<Locale, string> = parse(readFileSync(new URL('small-words.yaml', import.meta.url), 'utf8'));
  return words[locale]?.split(' ') ?? [];
}

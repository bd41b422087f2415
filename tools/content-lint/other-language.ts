import { error } from '#site/finding.ts';
import type { Locale } from '#site/languages.ts';
import { type ContentTree, sourceOf } from './content-tree.ts';
import { smallWords } from './language-words.ts';
import { proseOf, sentencesOf, wordsOf } from './texts.ts';

/** Longest text that both languages may share, in words. Product names are shorter. */
const longestShared = 3;
const shortestJudged = 5;

/** No text was left in another language: identical to its source, or full of another language's small words. */
export function* checkOtherLanguage({ site, files }: ContentTree) {
  for (const file of files) {
    const { name } = file;
    const source = sourceOf(file, files);
    const original = new Map(source ? proseOf(source).map(({ key, value }) => [key, value]) : []);
    for (const { role, key, value } of proseOf(file)) {
      if (role === 'name' || role === 'quote') continue;
      if (source && original.get(key) === value && wordsOf(value).length > longestShared)
        yield error(name, key, 'copied', { original: source.locale, language: file.locale });
      else
        for (const { sentence, other } of foreignSentences(value, file.locale, site.locales))
          yield error(name, key, 'foreign', { original: other, text: sentence, language: file.locale });
    }
  }
}

/** Sentences that have more small words of another language, which is named, than of their own. */
export function foreignSentences(
  text: string,
  locale: Locale,
  among: readonly Locale[],
): { sentence: string; other: Locale }[] {
  const own = smallWords(locale);
  return sentencesOf(text).flatMap((sentence) => {
    const words = wordsOf(sentence.replace(/\{\w+\}/g, ' ')).map((word) => word.toLowerCase());
    if (words.length < shortestJudged || own.size === 0) return [];
    const count = (small: Set<string>) => words.filter((word) => small.has(word)).length;
    const least = Math.max(2, count(own) + 1);
    const other = among.find((each) => each !== locale && count(smallWords(each)) >= least);
    return other ? [{ sentence, other }] : [];
  });
}

import type { Locale } from '#app/content/locale.ts';
import { type ContentTree, counterpartOf } from './content-tree.ts';
import { error, type Finding } from './finding.ts';
import { type Leaf, leaves, proseOf, sentencesOf, wordsOf } from './texts.ts';

/** Frequent words that the other language does not have. */
const stopWords: Record<Locale, Set<string>> = {
  en: new Set(
    'the and of with that for your you we is are from which not it this to they who what when be have has was their our before after by at or how its than can'.split(
      ' ',
    ),
  ),
  es: new Set(
    'el la los las de del que con por para una un su sus se y en es lo al como más o cuando sin usted nuestra nuestro está son pero hay ya'.split(
      ' ',
    ),
  ),
};

const names: Record<Locale, string> = { en: 'English', es: 'Spanish' };
/** Longest text that both languages may share, in words. Product names are shorter. */
const longestShared = 3;
const shortestJudged = 5;

/** Keys whose texts are names, or quote another text of the page. */
const isProperName = new Set(['name', 'certifications', 'datedFacts']);

/** No text was left in the other language: identical to its counterpart, or full of the other language's small words. */
export function checkOtherLanguage(tree: ContentTree): Finding[] {
  const raw = new Map(tree.files.map((file) => [file.name, file.raw]));
  return tree.files.flatMap((file) => {
    const counterpart = new Map(leaves(raw.get(counterpartOf(file))).map((leaf) => [leaf.key, leaf.value]));
    const prose = proseOf(file.raw).filter((leaf) => !leaf.path.some((part) => isProperName.has(String(part))));
    return prose.flatMap((leaf) => {
      if (file.locale === 'es' && isCopied(leaf, counterpart)) {
        return [error(file.name, leaf.key, 'is the English text: write it in Spanish.')];
      }
      return foreignSentences(leaf.value, file.locale).map((sentence) =>
        error(
          file.name,
          leaf.key,
          `reads as ${names[other(file.locale)]}: “${sentence}” Write it in ${names[file.locale]}.`,
        ),
      );
    });
  });
}

/** Returns the sentences that seem to be in the other language. */
export function foreignSentences(text: string, locale: Locale): string[] {
  return sentencesOf(text).filter((sentence) => {
    const words = wordsOf(sentence.replace(/\{\w+\}/g, ' ')).map((word) => word.toLowerCase());
    const own = words.filter((word) => stopWords[locale].has(word)).length;
    const foreign = words.filter((word) => stopWords[other(locale)].has(word)).length;
    return words.length >= shortestJudged && foreign >= 2 && foreign > own;
  });
}

function isCopied(leaf: Leaf<string>, counterpart: ReadonlyMap<string, unknown>): boolean {
  return counterpart.get(leaf.key) === leaf.value && wordsOf(leaf.value).length > longestShared;
}

function other(locale: Locale): Locale {
  return locale === 'en' ? 'es' : 'en';
}

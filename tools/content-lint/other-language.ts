import type { Locale } from '#app/content/locale.ts';
import { type ContentTree, counterpartOf } from './content-tree.ts';
import { error, type Finding } from './finding.ts';
import { leaves, proseOf, sentencesOf, wordsOf } from './texts.ts';

/** Frequent words that the other language does not have. */
const english =
  'the and of with that for your you we is are from which not it this to they who what when be have has was their our before after by at or how its than can';
const spanish =
  'el la los las de del que con por para una un su sus se y en es lo al como más o cuando sin usted nuestra nuestro está son pero hay ya';
const stopWords: Record<Locale, Set<string>> = { en: new Set(english.split(' ')), es: new Set(spanish.split(' ')) };

const names: Record<Locale, string> = { en: 'English', es: 'Spanish' };
/** Longest text that both languages may share, in words. Product names are shorter. */
const longestShared = 3;
const shortestJudged = 5;

/** Keys whose texts are names, or quote another text of the page. */
const isProperName = new Set(['name', 'certifications', 'datedFacts']);

/** No text was left in the other language: identical to its counterpart, or full of the other language's small words. */
export function checkOtherLanguage(tree: ContentTree): Finding[] {
  const raw = new Map(tree.files.map((file) => [file.name, file.raw]));
  return tree.files.flatMap(({ name, locale, raw: content }) => {
    const counterpart = new Map(leaves(raw.get(counterpartOf({ name }))).map(({ key, value }) => [key, value]));
    const prose = proseOf(content).filter(({ path }) => !path.some((part) => isProperName.has(String(part))));
    return prose.flatMap(({ key, value }) => {
      const isCopied = counterpart.get(key) === value && wordsOf(value).length > longestShared;
      if (locale === 'es' && isCopied) return [error(name, key, 'is the English text: write it in Spanish.')];
      return foreignSentences(value, locale).map((sentence) =>
        error(name, key, `reads as ${names[other(locale)]}: “${sentence}” Write it in ${names[locale]}.`),
      );
    });
  });
}

export function foreignSentences(text: string, locale: Locale): string[] {
  return sentencesOf(text).filter((sentence) => {
    const words = wordsOf(sentence.replace(/\{\w+\}|\$\w+/g, ' ')).map((word) => word.toLowerCase());
    const own = words.filter((word) => stopWords[locale].has(word)).length;
    const foreign = words.filter((word) => stopWords[other(locale)].has(word)).length;
    return words.length >= shortestJudged && foreign >= 2 && foreign > own;
  });
}

function other(locale: Locale): Locale {
  return locale === 'en' ? 'es' : 'en';
}

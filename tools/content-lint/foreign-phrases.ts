import { Parser } from 'htmlparser2';
import { type ForeignPhrases, foreignPhrasesIn } from '#app/content/foreign-phrases.ts';
import { loadForeignPhrases } from '#app/content/load.server.ts';
import { locales } from '#app/content/locale.ts';
import type { ContentTree } from './content-tree.ts';
import { error, type Finding } from './finding.ts';
import { proseOf } from './texts.ts';

const names = { en: 'English', es: 'Spanish' };

/** Every phrase of `content/foreign-phrases.yaml` stands in a text of the other language. Throws ContentError. */
export function checkForeignPhrases({ root, files }: ContentTree): Finding[] {
  const phrases = loadForeignPhrases(root);
  return locales.flatMap((locale) => {
    const texts = files.filter((file) => file.locale === locale).flatMap((file) => proseOf(file.raw));
    const language = locale === 'en' ? 'es' : 'en';
    return phrases[language].flatMap((phrase, index) => {
      const pattern = foreignPhrasesIn(locale, { en: [phrase], es: [phrase] })?.pattern ?? '';
      if (texts.some(({ value }) => new RegExp(pattern, 'iu').test(value))) return [];
      const message = `“${phrase}” is found in no ${names[locale]} text: take it out or mend it.`;
      return [error('content/foreign-phrases.yaml', `${language}.#${index + 1}`, message)];
    });
  });
}

/**
 * Takes the HTML of a page and what finds foreign phrases in its language, gives those that a screen reader would say in
 * the wrong voice: their text has no element with their `lang` around it (WCAG 3.1.2).
 */
export function unmarkedPhrases(html: string, phrases?: ForeignPhrases): string[] {
  if (!phrases) return [];
  const pattern = new RegExp(phrases.pattern, 'giu');
  return textsOf(html)
    .filter(({ language }) => language !== phrases.language)
    .flatMap(({ text }) => [...text.matchAll(pattern)].map(([phrase]) => unmarked(phrase, text)));
}

function unmarked(phrase: string, text: string): string {
  return `says “${phrase}” in “${text.trim()}” without its language: have useForeignPhrases mark that text in app/sections.`;
}

/** What a page shows, text by text, with the language that its elements say. */
function textsOf(html: string): { text: string; language?: string }[] {
  const found: { text: string; language?: string }[] = [];
  const open: { name: string; language?: string }[] = [];
  const parser = new Parser({
    onopentag(name, { lang }) {
      open.push({ name, language: lang ?? open.at(-1)?.language });
    },
    onclosetag() {
      open.pop();
    },
    ontext(text) {
      if (!open.some(({ name }) => unread.has(name))) found.push({ text, language: open.at(-1)?.language });
    },
  });
  parser.end(html);
  return found;
}

/** Elements whose text is not part of the page. */
const unread = new Set(['head', 'script', 'style', 'template']);

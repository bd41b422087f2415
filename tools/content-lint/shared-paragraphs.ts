import { locales } from '#app/content/locale.ts';
import type { ContentTree } from './content-tree.ts';
import { error, type Finding } from './finding.ts';
import { proseOf, sentencesOf } from './texts.ts';

/** From this length on, in characters, a sentence that stands twice was copied. */
const shortest = 60;

/** No sentence of some length stands twice in one language. Alternative texts have a rule of their own. */
export function checkSharedParagraphs({ files }: ContentTree): Finding[] {
  return locales.flatMap((locale) => {
    const firstUse = new Map<string, string>();
    return files
      .filter((file) => file.locale === locale && file.page)
      .flatMap((file) =>
        proseOf(file.raw)
          .filter((leaf) => leaf.path.at(-1) !== 'alt')
          .flatMap((leaf) =>
            longSentences(leaf.value).flatMap((sentence) => {
              const place = firstUse.get(sentence.toLowerCase());
              firstUse.set(sentence.toLowerCase(), place ?? `${file.name}: ${leaf.key}`);
              if (!place) return [];
              return [error(file.name, leaf.key, `“${sentence}” stands in ${place} as well: write it anew.`)];
            }),
          ),
      );
  });
}

function longSentences(text: string): string[] {
  return sentencesOf(text.replace(/\s+/g, ' ')).filter((sentence) => [...sentence].length >= shortest);
}

import type { ContentTree } from './content-tree.ts';
import { type Finding, warning } from './finding.ts';
import { proseOf, sentencesOf, wordsOf } from './texts.ts';

const longest = 32;

/** Sentences can be read in one breath. A warning: now and then a long one is right. */
export function checkSentenceLength({ files }: ContentTree): Finding[] {
  return files.flatMap((file) =>
    proseOf(file.filled).flatMap((leaf) =>
      sentencesOf(leaf.value)
        .filter((sentence) => wordsOf(sentence).length > longest)
        .map((sentence) => {
          const message = `a sentence of ${wordsOf(sentence).length} words (${longest} are enough): “${sentence}” Cut it in two.`;
          return warning(file.name, leaf.key, message);
        }),
    ),
  );
}

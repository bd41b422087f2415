import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { locales } from '#app/content/locale.ts';
import type { ContentTree } from './content-tree.ts';
import { error, type Finding, warning } from './finding.ts';
import { isGroup, literal, proseOf, sentencesOf, wordsOf } from './texts.ts';

const word = z.string().trim().min(1);
/** `allowed`, and a list for each language that has one. */
const listSchema = z.object({ allowed: z.array(word) }).catchall(z.array(word));

const mostWords = 32;
const mostCharacters = 60;

/** No text uses a word of `content/banned-words.yaml`. Throws when that list is missing or misshapen. */
export function checkBannedWords({ root, files }: ContentTree): Finding[] {
  const list = listSchema.parse(parse(readFileSync(join(root, 'banned-words.yaml'), 'utf8')));
  const allowed = new Set(list.allowed);
  const patterns = new Map(locales.map((locale) => [locale, patternFor(list[locale] ?? [])]));
  return files.flatMap((file) =>
    proseOf(file.raw).flatMap((leaf) => {
      const found = leaf.value.replaceAll('’', "'").match(patterns.get(file.locale) ?? '')?.[0];
      if (!found || allowed.has(`${file.slug} ${leaf.key}`)) return [];
      return [error(file.name, leaf.key, `“${found}” is on the list of words not to use: see docs/terms.md.`)];
    }),
  );
}

function patternFor(words: string[]): RegExp {
  const parts = words.map((entry) => literal(entry.replace(/\*$/, '')) + (entry.endsWith('*') ? '[\\p{L}]*' : ''));
  return new RegExp(`(?<![\\p{L}])(${parts.join('|')})(?![\\p{L}])`, 'iu');
}

/** Sentences can be read in one breath. A warning: now and then a long one is right. */
export function checkSentenceLength({ files }: ContentTree): Finding[] {
  return files.flatMap((file) =>
    proseOf(file.filled).flatMap((leaf) =>
      sentencesOf(leaf.value).flatMap((sentence) => {
        const { length } = wordsOf(sentence);
        if (length <= mostWords) return [];
        const message = `a sentence of ${length} words (${mostWords} are enough): “${sentence}” Cut it in two.`;
        return [warning(file.name, leaf.key, message)];
      }),
    ),
  );
}

/** A headline of two parts fits where it stands. A warning: the layout holds, but it was drawn for less. */
export function checkHeadlines({ files }: ContentTree): Finding[] {
  return files.flatMap((file) => {
    const sections = isGroup(file.filled) && Array.isArray(file.filled.sections) ? file.filled.sections : [];
    const [head] = sections;
    if (!isGroup(head) || typeof head.titleHighlight !== 'string') return [];
    const { length } = `${String(head.title)} ${head.titleHighlight}`;
    if (length <= mostCharacters) return [];
    return [
      warning(file.name, 'sections.#1.title', `has ${length} characters with titleHighlight: ${mostCharacters} fit.`),
    ];
  });
}

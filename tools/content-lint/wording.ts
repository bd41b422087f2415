import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { fieldsOfRole } from '#site/fields.server.ts';
import { errorAt } from '#site/finding.ts';
import { blockingFaults, typingFaults } from '#site/markdown.server.ts';
import type { ContentTree } from './content-tree.ts';
import { fieldsOfFile, proseOf } from './texts.ts';

const word = z.string().trim().min(1);
/** A list for each language that has one: of words, or of each with the one to take instead. */
const bannedSchema = z.record(
  z.string(),
  z.array(z.union([word.transform((banned) => ({ [banned]: '' })), z.record(word, word)])),
);

/**
 * No text uses a word of `content/banned-words.yaml`. Throws when that list is misshapen; without one every word may be
 * used.
 */
export function* checkBannedWords({ root, files }: ContentTree) {
  const file = join(root, 'banned-words.yaml');
  if (!existsSync(file)) return;
  const list = bannedSchema.parse(parse(readFileSync(file, 'utf8')));
  for (const file of files) {
    const { name, locale } = file;
    const replacements = Object.assign({}, ...(list[locale] ?? [])) as Record<string, string>;
    const pattern = patternFor(Object.keys(replacements));
    for (const { key, value } of proseOf(file)) {
      const usedWord = value.replaceAll('’', "'").match(pattern)?.[0];
      if (!usedWord) continue;
      const [, instead] = Object.entries(replacements).find(([banned]) => patternFor([banned]).test(usedWord)) ?? [];
      if (instead) yield errorAt(name, key, 'other-word', { word: usedWord, instead });
      else yield errorAt(name, key, 'banned-word', { word: usedWord });
    }
  }
}

function patternFor(words: string[]): RegExp {
  const alternatives = words.map(
    (banned) => RegExp.escape(banned.replace(/\*$/, '')) + (banned.endsWith('*') ? '[\\p{L}]*' : ''),
  );
  return new RegExp(`(?<![\\p{L}])(${alternatives.join('|')})(?![\\p{L}])`, 'iu');
}

/** Markdown texts have no HTML, second title, unclosed mark, picture without words or unsafe link. */
export function* checkMarkdown({ files }: ContentTree) {
  for (const file of files)
    for (const { key, value } of fieldsOfRole(fieldsOfFile(file), 'markdown'))
      for (const { code, values } of [...blockingFaults(value), ...typingFaults(value)])
        yield errorAt(file.name, key, code, values);
}

/** A text that is no Markdown has no link as Markdown writes it. */
export function* checkPlainTexts({ files }: ContentTree) {
  for (const file of files)
    for (const { role, key, value } of proseOf(file))
      if (role !== 'markdown' && /\[[^\]]+\]\([^)]+\)/.test(value)) yield errorAt(file.name, key, 'plain-link');
}

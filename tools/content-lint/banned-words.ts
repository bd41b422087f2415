import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import type { ContentTree } from './content-tree.ts';
import { error, type Finding } from './finding.ts';
import { literal, proseOf } from './texts.ts';

const word = z.string().trim().min(1);
const listSchema = z.strictObject({ en: z.array(word), es: z.array(word), allowed: z.array(word) });

/** No text uses a word of `content/banned-words.yaml`. Throws when that list is missing or misshapen. */
export function checkBannedWords({ root, files }: ContentTree): Finding[] {
  const list = listSchema.parse(parse(readFileSync(join(root, 'banned-words.yaml'), 'utf8')));
  const allowed = new Set(list.allowed);
  const patterns = { en: patternFor(list.en), es: patternFor(list.es) };
  return files.flatMap((file) =>
    proseOf(file.raw).flatMap((leaf) => {
      const found = leaf.value.replaceAll('’', "'").match(patterns[file.locale])?.[0];
      if (!found || allowed.has(`${file.slug} ${leaf.key}`)) return [];
      return [error(file.name, leaf.key, `“${found}” is on the list of words not to use: see docs/terms.md.`)];
    }),
  );
}

function patternFor(words: string[]): RegExp {
  const parts = words.map((entry) => literal(entry.replace(/\*$/, '')) + (entry.endsWith('*') ? '[\\p{L}]*' : ''));
  return new RegExp(`(?<![\\p{L}])(${parts.join('|')})(?![\\p{L}])`, 'iu');
}

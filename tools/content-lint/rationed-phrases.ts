import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import type { ContentTree } from './content-tree.ts';
import { type Finding, warning } from './finding.ts';
import { proseOf, sentencesOf } from './texts.ts';

const listSchema = z.strictObject({
  /** The share of a language's pages on which each may stand. */
  share: z.number().min(0).max(1),
  phrases: z.record(z.string(), z.array(z.string().min(1))),
});

/** No turn of phrase of `content/rationed-phrases.yaml` stands on more pages than its share. */
export function checkRationedPhrases({ root, files }: ContentTree): Finding[] {
  const { share, phrases } = listSchema.parse(parse(readFileSync(join(root, 'rationed-phrases.yaml'), 'utf8')));
  return Object.entries(phrases).flatMap(([locale, list]) => {
    const pages = files.filter((file) => file.page && file.locale === locale);
    const most = Math.ceil(pages.length * share);
    return list.flatMap((phrase) => {
      const uses = pages.flatMap(({ name, filled }) =>
        proseOf(filled)
          .filter(({ value }) => sentencesOf(value).some((sentence) => sentence.includes(phrase)))
          .map(({ key }) => ({ name, key })),
      );
      const count = new Set(uses.map(({ name }) => name)).size;
      const message = `“${phrase}” stands on ${count} pages, and ${most} may have it: say this otherwise.`;
      return count > most ? uses.map(({ name, key }) => warning(name, key, message)) : [];
    });
  });
}

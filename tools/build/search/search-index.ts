import { brotliCompressSync } from 'node:zlib';
import { fold, type IndexedPage, type SearchIndex, wordsOf } from '#shared/search.ts';
import { type PageText, textOfPage } from './page-text.ts';

/** What an index may weigh as sent, in bytes. */
export const searchBudget = 40_000;

type Source = Omit<IndexedPage, 'parts'> & { html: string };

/**
 * The index of one language as JSON. Every word of the pages is in it. Where it would be too heavy, links to the parts
 * under the lowest headings are left out, in the end those to all parts.
 */
export function searchIndexJson(sources: readonly Source[], words: Pick<SearchIndex, 'texts' | 'wayOn'>): string {
  const pages = sources.map(({ html, ...page }) => ({ page, said: textOfPage(html) }));
  const indexed = indexOf(pages.map(({ said }) => said.text));
  const jsonWith = (lowest: number) =>
    JSON.stringify({
      ...words,
      pages: pages.map(({ page, said }) => ({ ...page, parts: partsDownTo(lowest, said) })),
      words: indexed,
    } satisfies SearchIndex);
  const lowest = [4, 3, 2].find((level) => brotliCompressSync(jsonWith(level)).length <= searchBudget);
  return jsonWith(lowest ?? 0);
}

function partsDownTo(lowest: number, { parts }: PageText): [string, string][] {
  return parts.filter(({ level }) => level <= lowest).map(({ heading, id }) => [heading, id]);
}

/** Each word in its plainest spelling (`Cloud` is `cloud` if it ever stands so), in the order of the alphabet; not those of most pages, which tell none apart. */
function indexOf(texts: readonly string[]): Record<string, number[]> {
  const found = new Map<string, { word: string; places: Set<number> }>();
  for (const [place, text] of texts.entries())
    for (const word of wordsOf(text)) {
      const entry = found.get(fold(word)) ?? { word, places: new Set() };
      if (word === word.toLowerCase()) entry.word = word;
      entry.places.add(place);
      found.set(fold(word), entry);
    }
  const telling = [...found].filter(([, { places }]) => places.size <= texts.length / 2 || texts.length < 8);
  const sorted = telling.sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(sorted.map(([, { word, places }]) => [word, [...places]]));
}

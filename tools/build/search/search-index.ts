import { brotliCompressSync } from 'node:zlib';
import { type AnyNode, isTag, isText } from 'domhandler';
import { removeElement, textContent } from 'domutils';
import { parseDocument } from 'htmlparser2';
import { fold, type IndexedPage, type SearchIndex, wordsOf } from '#shared/search.ts';
import { asTyped } from '#site/line-breaks.ts';
import { elements, onlyElement } from '#tools/html-elements.ts';

/** The maximum size of an index as sent, in bytes. */
export const searchBudget = 40_000;

/** `level` is that of the heading, 2 for a question, 1 for the label of a control; `id` that of a link's target ('' for the top). */
type Part = { heading: string; level: number; id: string };

type Source = Omit<IndexedPage, 'parts'> & { html: string };

/**
 * The index of one language as JSON. Every word of the pages is in it. Where it would be too heavy, links to the parts
 * under the lowest headings are left out, in the end all but the labels of controls.
 */
export function searchIndexJson(
  sources: readonly Source[],
  words: Pick<SearchIndex, 'texts' | 'wayOn' | 'small'>,
): string {
  const pages = sources.map(({ html, ...page }) => ({ page, content: textOfPage(html) }));
  const indexed = indexOf(pages.map(({ content }) => content.text));
  const jsonWith = (lowest: number) =>
    JSON.stringify({
      ...words,
      pages: pages.map(({ page, content }) => {
        const parts = content.parts.filter(({ level }) => level <= lowest);
        return { ...page, parts: parts.map(({ heading, id }) => [heading, id] as [string, string]) };
      }),
      words: indexed,
    } satisfies SearchIndex);
  const lowest = [4, 3, 2, 1].find((level) => brotliCompressSync(jsonWith(level)).length <= searchBudget);
  return jsonWith(lowest ?? 0);
}

/** The words in alphabetical order, `cloud` if it occurs beside `Cloud`, without those of most pages. */
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

/** Forms, decoration, what only scripts fill, and words about the page rather than on it. */
const notContent =
  'form, nav, button[popovertarget], svg, [aria-hidden="true"], [role="status"], [role="alert"], [popover]';

const inline = new Set(['abbr', 'b', 'code', 'em', 'i', 'mark', 'small', 'strong', 'sub', 'sup']);

export function textOfPage(html: string): { parts: Part[]; text: string } {
  const main = onlyElement(parseDocument(html), 'main');
  for (const element of elements(main, notContent)) removeElement(element);
  const parts: Part[] = [];
  let text = '';

  function read(node: AnyNode, id: string, isQuestion: boolean): void {
    if (isText(node)) text += node.data;
    if (!isTag(node)) return;
    const { name, attribs } = node;
    const place = (name !== 'div' && name !== 'button' && attribs.id) || id;
    const level = /^h[1-6]$/.test(name) ? Number(name.slice(1)) : name === 'button' ? 1 : 0;
    const heading = plain(textContent(node));
    if (level > 0 && heading) parts.push({ heading, level: isQuestion ? 2 : level, id: place });
    for (const child of node.children) read(child, place, isQuestion || name === 'summary');
    if (!inline.has(name)) text += ' ';
  }

  for (const child of main.children) read(child, '', false);
  return { parts, text: plain(text) };
}

function plain(text: string): string {
  return asTyped(text).replace(/\s+/g, ' ').trim();
}

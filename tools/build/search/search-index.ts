import { type AnyNode, isTag, isText } from 'domhandler';
import { removeElement, textContent } from 'domutils';
import { parseDocument } from 'htmlparser2';
import { fold, type IndexedPage, type SearchIndex, wordsOf } from '#shared/search.ts';
import { untypeset } from '#site/typeset-text.ts';
import { elements, onlyElement } from '#tools/html-elements.ts';

/** A heading or the label of a control, and the id that a link to it leads to ('' for the top). */
type Part = IndexedPage['parts'][number];

type Source = Omit<IndexedPage, 'parts'> & { html: string };

/** The index of one language as JSON: every word of the pages and the headings that links lead to. */
export function searchIndexJson(
  sources: readonly Source[],
  words: Pick<SearchIndex, 'texts' | 'fallbackLinks' | 'stopWords'>,
): string {
  const pages = sources.map(({ html, ...page }) => ({ ...page, ...textOfPage(html) }));
  return JSON.stringify({
    ...words,
    pages: pages.map(({ text: _, ...page }) => page),
    words: indexOf(pages.map(({ text }) => text)),
  } satisfies SearchIndex);
}

/** The words in alphabetical order, `cloud` if it occurs beside `Cloud`, without those of most pages. */
function indexOf(texts: readonly string[]): Record<string, number[]> {
  const found = new Map<string, { word: string; pages: Set<number> }>();
  for (const [page, text] of texts.entries())
    for (const word of wordsOf(text)) {
      const entry = found.get(fold(word)) ?? { word, pages: new Set() };
      if (word === word.toLowerCase()) entry.word = word;
      entry.pages.add(page);
      found.set(fold(word), entry);
    }
  const significantWords = [...found].filter(([, { pages }]) => pages.size <= texts.length / 2 || texts.length < 8);
  const sorted = significantWords.sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(sorted.map(([, { word, pages }]) => [word, [...pages]]));
}

/** Forms, decoration, what only scripts fill, and words about the page rather than on it. */
const notContent =
  'form, nav, button[popovertarget], svg, [aria-hidden="true"], [role="status"], [role="alert"], [popover]';

const inline = new Set(['abbr', 'b', 'code', 'em', 'i', 'mark', 'stopWords', 'strong', 'sub', 'sup']);

export function textOfPage(html: string): { parts: Part[]; text: string } {
  const main = onlyElement(parseDocument(html), 'main');
  for (const element of elements(main, notContent)) removeElement(element);
  const parts: Part[] = [];
  let text = '';

  function read(node: AnyNode, id: string): void {
    if (isText(node)) text += node.data;
    if (!isTag(node)) return;
    const { name, attribs } = node;
    const target = (name !== 'div' && name !== 'button' && attribs.id) || id;
    const heading = /^(h[1-6]|button)$/.test(name) ? plain(textContent(node)) : '';
    if (heading) parts.push([heading, target]);
    for (const child of node.children) read(child, target);
    if (!inline.has(name)) text += ' ';
  }

  for (const child of main.children) read(child, '');
  return { parts, text: plain(text) };
}

function plain(text: string): string {
  return untypeset(text).replace(/\s+/g, ' ').trim();
}

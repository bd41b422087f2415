import { type AnyNode, isTag, isText } from 'domhandler';
import { removeElement, textContent } from 'domutils';
import { parseDocument } from 'htmlparser2';
import { fold, type IndexedPage, type SearchIndex, wordsOf } from '#shared/search.ts';
import { untypeset } from '#site/typeset-text.ts';
import { elements, onlyElement } from '#tools/html-elements.ts';

/** A heading or the label of a control, and the id that a link to it leads to ('' for the top). */
type Heading = IndexedPage['headings'][number];

type Source = Omit<IndexedPage, 'headings'> & { html: string };

/** The index of one language as JSON: every word of the pages and the headings that links lead to. */
export function searchIndexJson(
  sources: readonly Source[],
  languageParts: Pick<SearchIndex, 'texts' | 'fallbackLinks' | 'stopWords'>,
): string {
  const pages = sources.map(({ html, ...page }) => ({ ...page, ...textOfPage(html) }));
  return JSON.stringify({
    ...languageParts,
    pages: pages.map(({ text: _, ...page }) => page),
    words: indexWords(pages.map(({ text }) => text)),
  } satisfies SearchIndex);
}

/** The words in alphabetical order, `cloud` if it occurs beside `Cloud`, without those of most pages. */
function indexWords(texts: readonly string[]): Record<string, number[]> {
  const uses = new Map<string, { word: string; pages: Set<number> }>();
  for (const [page, text] of texts.entries())
    for (const word of wordsOf(text)) {
      const use = uses.get(fold(word)) ?? { word, pages: new Set() };
      if (word === word.toLowerCase()) use.word = word;
      use.pages.add(page);
      uses.set(fold(word), use);
    }
  const significantWords = [...uses].filter(([, { pages }]) => pages.size <= texts.length / 2 || texts.length < 8);
  const sorted = significantWords.sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(sorted.map(([, { word, pages }]) => [word, [...pages]]));
}

/** Forms, decoration, what only scripts fill, and words about the page rather than on it. */
const ignoredElements =
  'form, nav, button[popovertarget], svg, [aria-hidden="true"], [role="status"], [role="alert"], [popover]';

const inlineTags = new Set(['abbr', 'b', 'code', 'em', 'i', 'mark', 'stopWords', 'strong', 'sub', 'sup']);

export function textOfPage(html: string): { headings: Heading[]; text: string } {
  const main = onlyElement(parseDocument(html), 'main');
  for (const element of elements(main, ignoredElements)) removeElement(element);
  const headings: Heading[] = [];
  let text = '';

  function collectText(node: AnyNode, id: string): void {
    if (isText(node)) text += node.data;
    if (!isTag(node)) return;
    const { name, attribs } = node;
    const target = (name !== 'div' && name !== 'button' && attribs.id) || id;
    const heading = /^(h[1-6]|button)$/.test(name) ? plainTextOf(textContent(node)) : '';
    if (heading) headings.push([heading, target]);
    for (const child of node.children) collectText(child, target);
    if (!inlineTags.has(name)) text += ' ';
  }

  for (const child of main.children) collectText(child, '');
  return { headings, text: plainTextOf(text) };
}

function plainTextOf(text: string): string {
  return untypeset(text).replace(/\s+/g, ' ').trim();
}

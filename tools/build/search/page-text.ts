import { type AnyNode, isTag, isText } from 'domhandler';
import { removeElement, textContent } from 'domutils';
import { parseDocument } from 'htmlparser2';
import { elements, onlyElement } from '#tools/html-elements.ts';

export interface PageText {
  /** `level` is that of the heading, 2 for a question; `id` of the place a link leads to ('' for the top), which no panel of tabs is. */
  readonly parts: readonly { readonly heading: string; readonly level: number; readonly id: string }[];
  readonly text: string;
}

/** Controls, decoration, what only scripts fill, and words about the page rather than on it. */
const notContent = 'form, button, nav, svg, [aria-hidden="true"], [role="status"], [role="alert"], [popover]';

const inline = new Set(['abbr', 'b', 'code', 'em', 'i', 'mark', 'small', 'strong', 'sub', 'sup']);

export function textOfPage(html: string): PageText {
  const main = onlyElement(parseDocument(html), 'main');
  for (const element of elements(main, notContent)) removeElement(element);
  const parts: { heading: string; level: number; id: string }[] = [];
  let text = '';

  function read(node: AnyNode, id: string, isQuestion: boolean): void {
    if (isText(node)) text += node.data;
    if (!isTag(node)) return;
    const { name, attribs } = node;
    const place = (name !== 'div' && attribs.id) || id;
    const level = /^h[1-6]$/.test(name) ? Number(name.slice(1)) : 0;
    const heading = plain(textContent(node));
    if (level > 0 && heading) parts.push({ heading, level: isQuestion ? 2 : level, id: place });
    for (const child of node.children) read(child, place, isQuestion || name === 'summary');
    if (!inline.has(name)) text += ' ';
  }

  for (const child of main.children) read(child, '', false);
  return { parts, text: plain(text) };
}

function plain(text: string): string {
  return text.replaceAll('\u2060', '').replace(/\s+/g, ' ').trim();
}

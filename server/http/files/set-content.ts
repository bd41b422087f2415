import { Parser } from 'htmlparser2';

/**
 * Puts markup into the first element whose attribute has this value. Elements inside it must have other names. HTML
 * without such an element stays as it is.
 */
export function setContent(html: string, attribute: string, value: string, markup: string): string {
  let tag: string | undefined;
  let start = 0;
  let end: number | undefined;
  const parser = new Parser({
    onopentag(name, attributes) {
      if (tag !== undefined || attributes[attribute] !== value) return;
      tag = name;
      start = parser.endIndex + 1;
    },
    onclosetag(name) {
      if (name === tag) end ??= parser.startIndex;
    },
  });
  parser.end(html);
  return end === undefined ? html : html.slice(0, start) + markup + html.slice(end);
}

import { Parser } from 'htmlparser2';

/** Puts markup into the first element with this attribute, if any, which must not hold one of the same name. */
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

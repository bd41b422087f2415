import { Parser } from 'htmlparser2';

/** A page around one of its elements, which is written anew for each answer. */
export interface PageSlot {
  readonly before: string;
  readonly after: string;
}

export function findSlot(html: string, tag: string, attribute: string, value: string): PageSlot | undefined {
  let start: number | undefined;
  let end: number | undefined;
  const parser = new Parser({
    onopentag(name, attributes) {
      if (name === tag && attributes[attribute] === value) start ??= parser.startIndex;
    },
    onclosetag(name) {
      if (name === tag && start !== undefined) end ??= parser.endIndex + 1;
    },
  });
  parser.end(html);
  if (start === undefined || end === undefined) return undefined;
  return { before: html.slice(0, start), after: html.slice(end) };
}

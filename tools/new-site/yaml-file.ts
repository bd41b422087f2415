import { readFileSync } from 'node:fs';
import { type Document, parseDocument } from 'yaml';
import { isHint } from '#site/hint.ts';

/** The comments that a YAML file begins with. */
export function leadingComments(path: string): string {
  return `${readFileSync(path, 'utf8').split(/^[^#\n]/m)[0]}`;
}

/** The text of a YAML file with other values; its comments stay. */
export function changeYaml(path: string, change: (doc: Document) => void): string {
  const doc = parseDocument(readFileSync(path, 'utf8'));
  change(doc);
  return doc.toString({ lineWidth: 0 });
}

/** A text to be translated, as a hint within the length of its field; names in braces stay. */
export function hintOf(text: string, maxLength = Number.POSITIVE_INFINITY): string {
  if (isHint(text)) return text;
  const words = text.replaceAll('[', '‹').replaceAll(']', '›').replace(/\s+/g, ' ').trim();
  return words.length + 2 <= maxLength ? `[${words}]` : `[${words.slice(0, maxLength - 3).replace(/\S*$/, '')}…]`;
}

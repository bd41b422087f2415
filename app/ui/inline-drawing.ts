import { readFileSync } from 'node:fs';

let drawings: Record<string, string> | undefined;

/** The markup of a drawing, for the HTML of a page. */
export function inlineDrawing(src: string): string | undefined {
  drawings ??= JSON.parse(readFileSync('.generated/inline.json', 'utf8')) as Record<string, string>;
  return drawings[src];
}

import { readFileSync } from 'node:fs';

let drawings: Record<string, string> | undefined;

/** The drawing of a file as it stands in a page's HTML. */
export function drawnInPage(src: string): string | undefined {
  drawings ??= JSON.parse(readFileSync('.generated/inline.json', 'utf8')) as Record<string, string>;
  return drawings[src];
}

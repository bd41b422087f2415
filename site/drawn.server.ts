import { readCatalogue } from './content-root.server.ts';

let drawings: Record<string, string> | undefined;

/** The drawing of a file as it stands in a page's HTML. */
export function drawnInPage(src: string): string | undefined {
  drawings ??= readCatalogue('inline') as Record<string, string>;
  return drawings[src];
}

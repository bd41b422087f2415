import type { Document } from 'domhandler';
import { elements } from '#tools/html-elements.ts';

const site = 'https://site.example';

/** The links of the page at a URL path that lead nowhere. `isFile` tells built files that are no pages. */
export function brokenLinks(
  path: string,
  pages: ReadonlyMap<string, Document>,
  isFile: (path: string) => boolean,
): string[] {
  const page = pages.get(path);
  const links = page ? elements(page, 'a[href]').map(({ attribs }) => new URL(attribs.href ?? '', site + path)) : [];
  const faults = links
    .filter(({ origin }) => origin === site)
    .flatMap(({ pathname, hash }) => {
      const [to, anchor] = [decodeURIComponent(pathname), decodeURIComponent(hash.slice(1))];
      const target = pages.get(to);
      if (!target) return isFile(to) ? [] : [`links to ${to}, which is no page.`];
      const found = anchor === '' || elements(target, '[id]').some(({ attribs }) => attribs.id === anchor);
      return found ? [] : [`links to ${to}#${anchor}, but nothing there has that id.`];
    });
  return [...new Set(faults)];
}

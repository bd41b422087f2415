import type { Document } from 'domhandler';
import { parseDocument } from 'htmlparser2';
import { addressOf, readSiteFiles } from '#server/http/files/read-site-files.ts';
import { error, fault } from '#site/finding.ts';
import { elements } from '#tools/html-elements.ts';

const site = 'https://site.example';

export function* checkBuiltPages(build: string) {
  const files = readSiteFiles(build);
  const pages = files.filter(({ path }) => path.endsWith('.html'));
  const built = new Map(pages.map(({ path, bytes }) => [addressOf(path), parseDocument(bytes.toString())]));
  const isFile = (address: string) => files.some(({ path }) => path === address);
  for (const [address, page] of built)
    for (const { code, values } of linkFaults(address, page, built, isFile))
      yield error(address, 'the built page', code, values);
}

/** The links of a page that lead nowhere. `isFile` tells built files that are no pages. */
function* linkFaults(
  address: string,
  page: Document,
  built: ReadonlyMap<string, Document>,
  isFile: (path: string) => boolean,
) {
  for (const href of new Set(elements(page, 'a[href]').map(({ attribs }) => attribs.href ?? ''))) {
    const { origin, pathname, hash } = new URL(href, site + address);
    if (origin !== site) continue;
    const [to, anchor] = [decodeURIComponent(pathname), decodeURIComponent(hash.slice(1))];
    const target = built.get(to);
    if (!target && !isFile(to)) yield fault('dead-link', { to });
    if (target && anchor !== '' && !elements(target, '[id]').some(({ attribs }) => attribs.id === anchor))
      yield fault('dead-anchor', { to: `${to}#${anchor}` });
  }
}

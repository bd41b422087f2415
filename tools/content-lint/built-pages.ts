import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Document } from 'domhandler';
import { parseDocument } from 'htmlparser2';
import { error, fault, warning } from '#site/finding.ts';
import type { Languages } from '#site/languages.ts';
import { localesOf } from '#site/page-dates.ts';
import type { PageEntry } from '#site/schema/pages.ts';
import { elements } from '#tools/html-elements.ts';

const site = 'https://site.example';

/** Checks the links of every built page. Finds nothing when nothing is built. */
export function* checkBuiltPages({ locales, localizedPath }: Languages, build: string, pages: readonly PageEntry[]) {
  if (!existsSync(build)) return;
  const addresses = pages.flatMap((page) => localesOf(page, locales).map((locale) => localizedPath(page.path, locale)));
  const built = new Map<string, Document>();
  const missing: string[] = [];
  for (const address of addresses) {
    const file = join(build, address, 'index.html');
    if (existsSync(file)) built.set(address, parseDocument(readFileSync(file, 'utf8')));
    else missing.push(address);
  }
  const [first, ...others] = missing;
  if (first !== undefined)
    yield others.length > 0
      ? warning(first, 'the page', 'many-not-built', { count: others.length })
      : warning(first, 'the page', 'not-built');
  const isFile = (path: string) => existsSync(join(build, path)) && !path.endsWith('/');
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

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Document } from 'domhandler';
import { textContent } from 'domutils';
import { parseDocument } from 'htmlparser2';
import { localizedPath } from '#app/content/locale.ts';
import { localesOf } from '#app/content/page-dates.ts';
import type { PageEntry } from '#app/content/pages.ts';
import { elements } from '#tools/html-elements.ts';
import { error, type Finding, warning } from './finding.ts';

const site = 'https://site.example';

/** Checks headings and links of every built page. Finds nothing when nothing is built. */
export function checkBuiltPages(build: string, pages: readonly PageEntry[]): Finding[] {
  if (!existsSync(build)) return [];
  const addresses = pages.flatMap((page) => localesOf(page).map((locale) => localizedPath(page.path, locale)));
  const built = new Map(addresses.flatMap((address) => readPage(build, address)));
  const isFile = (path: string) => existsSync(join(build, path)) && !path.endsWith('/');
  const faulty = [...built].flatMap(([address, page]) => {
    const faults = [...headingFaults(page), ...brokenLinks(address, built, isFile)];
    return faults.map((fault) => error(address, 'the built page', fault));
  });
  return [...missingPages(addresses.filter((address) => !built.has(address))), ...faulty];
}

function missingPages(addresses: string[]): Finding[] {
  const [first, ...others] = addresses;
  if (first === undefined) return [];
  const also = others.length > 0 ? ` nor are ${others.length} more pages` : '';
  return [warning(first, 'the page', `is not in the last build${also}: build again to check headings and links.`)];
}

function readPage(build: string, address: string): [string, Document][] {
  const file = join(build, address, 'index.html');
  return existsSync(file) ? [[address, parseDocument(readFileSync(file, 'utf8'))]] : [];
}

function headingFaults(page: Document): string[] {
  const headings = elements(page, ':is(h1, h2, h3, h4, h5, h6):not(template *)').map((heading) => ({
    level: Number(heading.name.slice(1)),
    text: textContent(heading).replace(/\s+/g, ' ').trim(),
  }));
  const first = headings.filter(({ level }) => level === 1).length;
  const faults = first === 1 ? [] : [`has ${first} headings of the first level: a page has exactly one h1.`];
  headings.forEach(({ level, text }, index) => {
    const before = headings[index - 1]?.level ?? level;
    if (text === '') faults.push(`has an empty h${level}: write it or take it out.`);
    if (level > before + 1) faults.push(`h${level} “${text}” follows an h${before}: make it an h${before + 1}.`);
  });
  return faults;
}

/** The links of the page at a URL path that lead nowhere. `isFile` tells built files that are no pages. */
function brokenLinks(path: string, pages: ReadonlyMap<string, Document>, isFile: (path: string) => boolean): string[] {
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

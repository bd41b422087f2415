import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Document } from 'domhandler';
import { parseDocument } from 'htmlparser2';
import { locales, localizedPath } from '#app/content/locale.ts';
import type { PageEntry } from '#app/content/pages.ts';
import { brokenLinks } from './built-links.ts';
import { error, type Finding, warning } from './finding.ts';
import { headingFaults } from './headings.ts';

/** Checks headings and links of every built page. Finds nothing when nothing is built. */
export function checkBuiltPages(build: string, pages: readonly PageEntry[]): Finding[] {
  if (!existsSync(build)) return [];
  const addresses = locales.flatMap((locale) => pages.map((page) => localizedPath(page.path, locale)));
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

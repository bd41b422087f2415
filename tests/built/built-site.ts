import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { locales, localizedPath } from '#app/content/locale.ts';
import { type PageEntry, pages } from '#app/content/pages.ts';
import { type ListedPage, listedPages } from '#tools/build/seo/listed-pages.ts';

const site = join(process.cwd(), 'build/client');

/** Takes the address of a file, gives the file. Throws when the build has none there. */
export function builtFile(address: string): Buffer {
  return readFileSync(join(site, address));
}

/** Whether the build has a file or a page at an address without origin. */
export function isBuilt(address: string): boolean {
  return existsSync(join(site, address, 'index.html')) || (existsSync(join(site, address)) && /\.\w+$/.test(address));
}

/** Takes a page's address, gives its HTML. */
export function pageHtml(address: string): string {
  return builtFile(join(address, 'index.html')).toString();
}

/** Every listed page with its HTML. */
export function listedHtml(): (ListedPage & { html: string })[] {
  return listedPages().map((page) => ({ ...page, html: pageHtml(page.address) }));
}

/** Addresses of the pages that search engines are kept out of. */
export function unlistedAddresses(): string[] {
  const unlisted = (pages as readonly PageEntry[]).filter((entry) => entry.unlisted);
  return unlisted.flatMap((entry) => locales.map((locale) => localizedPath(entry.path, locale)));
}

/** Gives the origin that the build was made for, as its own canonical links tell. */
export function builtOrigin(): string {
  return new URL(hrefOf(pageHtml('/'), 'rel="canonical"') ?? '').origin;
}

/** Takes HTML and an attribute as written, gives the `content` of the one meta tag that has it. Throws when there are more. */
export function contentOf(html: string, attribute: string): string | undefined {
  return oneOf(html, `<meta [^>]*${attribute}[^>]*>`, 'content');
}

/** Takes HTML and an attribute as written, gives the `href` of the one link tag that has it. Throws when there are more. */
export function hrefOf(html: string, attribute: string): string | undefined {
  return oneOf(html, `<link [^>]*${attribute}[^>]*>`, 'href');
}

function oneOf(html: string, pattern: string, attribute: string): string | undefined {
  const tags = html.match(new RegExp(pattern, 'g')) ?? [];
  if (tags.length > 1) throw new Error(`More than one tag of this kind: ${tags.join(' ')}`);
  const value = tags[0]?.match(new RegExp(` ${attribute}="([^"]*)"`))?.[1];
  return value === undefined ? undefined : plainText(value);
}

/** Takes HTML, gives its words as a person reads them, with single spaces. */
export function readableText(html: string): string {
  const body = html.slice(html.indexOf('<body'));
  const words = body
    .replace(/<(script|style)\b[\s\S]*?<\/\1>/g, ' ')
    .replace(/<!-- -->/g, '')
    .replace(/<[^>]*>/g, ' ');
  return plainText(words).replace(/\s+/g, ' ');
}

/** Takes text of HTML, gives it with its character references resolved. */
export function plainText(text: string): string {
  const named: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };
  return text.replace(/&([#\w]+);/g, (whole, name: string) => named[name] ?? whole);
}

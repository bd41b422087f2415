import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AnyNode, Document } from 'domhandler';
import { removeElement, textContent } from 'domutils';
import { parseDocument } from 'htmlparser2';
import { contentSite } from '#app/site.server.ts';
import { untypeset } from '#site/typeset-text.ts';
import { attributeOf } from '#tests/attribute-of.ts';
import { listedPages } from '#tools/build/seo/sitemap.ts';
import { elements, onlyElement } from '#tools/html-elements.ts';

const site = contentSite();
const { locales, localizedPath } = site;
const folder = 'build/client';

export function builtFile(path: string): Buffer {
  return readFileSync(join(folder, path));
}

export function builtText(path: string): string {
  return builtFile(path).toString();
}

export function isBuilt(path: string): boolean {
  return existsSync(join(folder, path, 'index.html')) || (existsSync(join(folder, path)) && /\.\w+$/.test(path));
}

export function builtPage(path: string): Document {
  return parseDocument(builtText(join(path, 'index.html')));
}

/** Every page that search engines may show. */
export const listed = listedPages(site).map((page) => ({ ...page, page: builtPage(page.address) }));

/** Paths of the pages that search engines are kept out of. */
export const unlisted = locales.flatMap((locale) =>
  site
    .pagesIn(locale)
    .filter((entry) => entry.unlisted)
    .map((entry) => localizedPath(entry.path, locale)),
);

export const origin = new URL(attributeOf(builtPage('/'), 'link[rel="canonical"]', 'href')).origin;

/** The `content` of the one meta element with this name or property. */
export function metaOf(page: Document, name: string): string {
  return attributeOf(page, `meta[name="${name}"], meta[property="${name}"]`, 'content');
}

export function languagesOf(root: AnyNode, selector = 'link[hreflang]'): [language: string, href: string][] {
  return elements(root, selector).map(({ attribs }) => [attribs.hreflang ?? '', attribs.href ?? '']);
}

/** The words of the body as a person reads them, with single spaces. */
export function readableText(page: Document): string {
  const body = onlyElement(page, 'body').cloneNode(true);
  for (const element of elements(body, 'script, style')) removeElement(element);
  return untypeset(textContent(body)).replace(/\s+/g, ' ');
}

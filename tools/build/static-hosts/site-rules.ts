import { parseDocument } from 'htmlparser2';
import { contentHeaders } from '#server/http/files/content-headers.ts';
import { addressOf, readSiteFiles } from '#server/http/files/read-site-files.ts';
import type { Redirect } from '#server/http/files/redirects.ts';
import { canonicalPath } from '#server/http/files/request-path.ts';
import { setContent } from '#server/http/files/set-content.ts';
import { type HeaderMap, type SiteSecurity, speculationRules } from '#server/http/headers/headers.ts';
import type { Languages } from '#site/languages.ts';
import { elements } from '#tools/html-elements.ts';

/** One file to publish: its path, the address that visitors use, and the headers that a host must send. */
export interface PublishedFile {
  /** `/es/sap.html`: hosts serve it at `/es/sap`, without the redirect to `/es/sap/` that a folder would bring. */
  readonly file: string;
  readonly address: string;
  readonly isPage: boolean;
  readonly bytes: Buffer;
  readonly headers: HeaderMap;
}

export interface SiteRules {
  readonly files: readonly PublishedFile[];
  /** Not-found pages, that of the narrowest path first. */
  readonly notFound: readonly PublishedFile[];
  readonly redirects: readonly Redirect[];
}

/**
 * Collects what every static host must do, from the same functions that the Node server answers by. Such a host fills
 * no page: the notice of the moment goes into them here.
 */
export function siteRules(
  { locales, localizedPath }: Languages,
  directory: string,
  security: SiteSecurity,
  redirects: readonly Redirect[],
  notice = '',
): SiteRules {
  const published = readSiteFiles(directory).map((built): PublishedFile => {
    const address = addressOf(built.path);
    const isPage = built.path.endsWith('.html');
    const bytes =
      isPage && notice ? Buffer.from(setContent(built.bytes.toString(), 'id', 'notice', notice)) : built.bytes;
    const file = isPage ? `${address === '/' ? '/index' : address}.html` : built.path;
    const { 'Content-Type': type, Vary: _vary, ...others } = contentHeaders({ path: built.path, bytes }, security);
    // Hosts determine encodings themselves, and all types but this one.
    const headers = built.path === speculationRules ? { 'Content-Type': `${type}`, ...others } : others;
    return { file, address, isPage, bytes, headers };
  });
  const all = [...new Map(published.map((file) => [file.file, file])).values()];
  const notFound = locales.map((locale) => localizedPath('/404.html', locale));
  const isNotFound = ({ file }: PublishedFile) => notFound.includes(file);
  return {
    files: all.filter((file) => !isNotFound(file)),
    notFound: all
      .filter(isNotFound)
      .map(withOwnPolicy)
      .sort((a, b) => b.file.length - a.file.length),
    redirects: redirects
      .map(({ from, to }) => ({ from: canonicalPath(from), to }))
      // A page that will expire may already have its redirect.
      .filter(({ from }) => !all.some(({ address }) => address === from)),
  };
}

/** Directives that work only in a header; browsers complain about them inside a page (CSP Level 3, 3.3). */
const headerOnly = /^(frame-ancestors|sandbox|report-uri)\b/;

/**
 * A page that holds its Content-Security-Policy in itself too, before all that it governs: some hosts choose headers by
 * the URL asked for, and not-found pages answer every URL. Throws when the page has no place for it.
 */
export function withOwnPolicy(page: PublishedFile): PublishedFile {
  const html = page.bytes.toString();
  const [first] = elements(parseDocument(html, { withStartIndices: true }), 'style, script, link, body');
  const place = first?.startIndex;
  if (place == null)
    throw new Error(`${page.file} has no style, script, link or body before which a policy could stand.`);
  const directives = (page.headers['Content-Security-Policy'] ?? '').split('; ');
  const inside = directives.filter((directive) => !headerOnly.test(directive)).join('; ');
  const meta = `<meta http-equiv="Content-Security-Policy" content="${inside}">`;
  return { ...page, bytes: Buffer.from(html.slice(0, place) + meta + html.slice(place)) };
}

/** The folder of a not-found page, which answers all addresses below: empty, or `/es`. */
export function folderOf({ file }: PublishedFile): string {
  return file.slice(0, -'/404.html'.length);
}

/** The headers, with one value each, that all these files carry. */
export function commonHeaders(files: readonly PublishedFile[]): HeaderMap {
  const [first, ...others] = files;
  const all = Object.entries(first?.headers ?? {});
  return Object.fromEntries(all.filter(([name, value]) => others.every(({ headers }) => headers[name] === value)));
}

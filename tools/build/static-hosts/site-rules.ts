import { contentHeaders } from '#server/http/files/content-headers.ts';
import { addressOf, readSiteFiles } from '#server/http/files/read-site-files.ts';
import type { Redirect } from '#server/http/files/redirects.ts';
import { canonicalPath } from '#server/http/files/request-path.ts';
import type { HeaderMap, SiteSecurity } from '#server/http/headers/headers.ts';
import { fillNotice } from '#server/http/notice/notice.ts';
import { withPolicyInside } from './policy-inside.ts';

/** One file to publish: where it lies, the address visitors use, and what a host must send with it. */
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
  /** Not-found pages, the one of the narrowest path first. */
  readonly notFound: readonly PublishedFile[];
  readonly redirects: readonly Redirect[];
}

/**
 * Collects what every static host must do, from the same functions that the Node server answers by. Such a host fills no
 * page: the notice of the moment goes into them here.
 */
export function siteRules(
  directory: string,
  security: SiteSecurity,
  redirects: readonly Redirect[],
  notice = '',
): SiteRules {
  const byFile = new Map(
    readSiteFiles(directory).map((built) => {
      const address = addressOf(built.path);
      const isPage = built.path.endsWith('.html');
      const bytes = isPage && notice ? Buffer.from(fillNotice(built.bytes.toString(), notice)) : built.bytes;
      const file = { path: built.path, bytes };
      // Hosts find out type and encoding themselves.
      const { 'Content-Type': _type, Vary: _vary, ...headers } = contentHeaders(file, security);
      const published = { file: isPage ? pageFile(address) : file.path, address, isPage, bytes, headers };
      return [published.file, published] as const;
    }),
  );
  const all = [...byFile.values()];
  const isNotFound = ({ file }: PublishedFile) => /^(\/[a-z]{2})?\/404\.html$/.test(file);
  return {
    files: all.filter((file) => !isNotFound(file)),
    notFound: all
      .filter(isNotFound)
      .map(withOwnPolicy)
      .sort((a, b) => b.file.length - a.file.length),
    redirects: redirects
      .map(({ from, to }) => ({ from: canonicalPath(from), to }))
      // A page that will go may have its redirect already.
      .filter(({ from }) => !all.some(({ address }) => address === from)),
  };
}

/** A page that holds its policy in itself too. */
export function withOwnPolicy(page: PublishedFile): PublishedFile {
  const policy = page.headers['Content-Security-Policy'] ?? '';
  return { ...page, bytes: Buffer.from(withPolicyInside(page.bytes.toString(), policy)) };
}

function pageFile(address: string): string {
  return address === '/' ? '/index.html' : `${address}.html`;
}

/** The headers, with one value each, that all these files carry. */
export function commonHeaders(files: readonly PublishedFile[]): HeaderMap {
  const [first, ...others] = files;
  const all = Object.entries(first?.headers ?? {});
  return Object.fromEntries(all.filter(([name, value]) => others.every(({ headers }) => headers[name] === value)));
}

/** The headers that pages share, and only pages' rules name: a host that adds up rules must not find one twice. */
export function sharedHeaders(rules: SiteRules): HeaderMap {
  const common = Object.entries(commonHeaders(rules.files.filter(({ isPage }) => isPage)));
  return Object.fromEntries(common.filter(([name]) => !ownHeaders.has(name)));
}

// Headers whose value depends on the kind of file.
const ownHeaders = new Set([
  'Cache-Control',
  'Content-Security-Policy',
  'Cross-Origin-Resource-Policy',
  'X-Robots-Tag',
]);

/** A file's headers without the shared ones. */
export function ownHeadersOf(file: PublishedFile): HeaderMap {
  return Object.fromEntries(Object.entries(file.headers).filter(([name]) => ownHeaders.has(name)));
}

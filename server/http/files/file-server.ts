import { bareHeaders } from '../headers/headers.ts';
import { type SiteSecurity, siteSecurity } from '../headers/security.ts';
import { oneHour, revalidate } from './cache-control.ts';
import { extensionOf } from './content-type.ts';
import { readSiteFiles } from './read-site-files.ts';
import { answerWithReference, hasReferencePlace } from './reference-page.ts';
import { canonicalPath, locationOf, plainPath, requestTarget } from './request-path.ts';
import { chooseAnswer, type Preferences, responseOf, type SiteEntry, siteEntry } from './site-entry.ts';

export interface FileServerOptions {
  /** The built site, `build/client`. */
  readonly directory: string;
  /** Where the build keeps compressed forms; without it they are made at start, which takes seconds. */
  readonly compressedDirectory?: string;
  readonly security?: SiteSecurity;
  /** Former addresses by canonical path, to present ones. */
  readonly redirects?: ReadonlyMap<string, string>;
}

export interface FileServer {
  /** Whether a page of the site stands at this very path. */
  isPage(path: string): boolean;
  /** The quick way: answers GET and HEAD for an address of the site spelt exactly; undefined for anything else. */
  find(request: Request): Response | undefined;
  /** Answers every request: the file, a redirect to the canonical or present address, or 400, 404, 405. */
  respond(request: Request): Response;
}

/** Reads the built site into memory with all its answers prepared. Throws a clear sentence when there is no built site. */
export function createFileServer(options: FileServerOptions): FileServer {
  const security = options.security ?? siteSecurity();
  const files = readSiteFiles(options.directory);
  const all = files.map((file) => siteEntry(file, security, options.compressedDirectory));
  const isNotFoundPage = (entry: SiteEntry) => entry.isPage && /^(\/[a-z]{2})?\/404$/.test(entry.address);
  const entries = new Map(all.filter((entry) => !isNotFoundPage(entry)).map((entry) => [entry.address, entry]));
  const notFoundPages = all.filter(isNotFoundPage).sort((a, b) => b.address.length - a.address.length);
  const referencePages = new Set(all.filter(hasReferencePlace));
  const bare = bareHeaders(security);

  function isPage(path: string): boolean {
    return entries.get(path)?.isPage === true;
  }

  function find(request: Request): Response | undefined {
    const { path, query } = requestTarget(request.url);
    const entry = entries.get(path);
    if (!entry || (request.method !== 'GET' && request.method !== 'HEAD')) return undefined;
    const withReference = query !== '' && referencePages.has(entry);
    const response = withReference ? answerWithReference(entry, query, request) : undefined;
    return response ?? responseOf(chooseAnswer(entry, preferencesOf(request)), request);
  }

  function respond(request: Request): Response {
    return find(request) ?? answerOther(request);
  }

  function answerOther(request: Request): Response {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return short(405, 'Method not allowed\n', { Allow: 'GET, HEAD' });
    }
    const { path, query } = requestTarget(request.url);
    const plain = plainPath(path);
    if (plain === undefined) return short(400, 'Bad request\n');
    const canonical = canonicalPath(plain);
    const target = entries.has(canonical) ? canonical : options.redirects?.get(canonical);
    if (target === undefined || target === path) return notFound(plain, request);
    // The target is one of our own addresses, never text of the visitor's: this cannot lead to another site.
    return short(301, '', { Location: locationOf(target, query), 'Cache-Control': oneHour });
  }

  function notFound(plain: string, request: Request): Response {
    const page = notFoundPages.find(({ address }) => isUnder(plain.toLowerCase(), address.slice(0, -'/404'.length)));
    const extension = extensionOf(plain);
    if (!page || (extension !== '' && !extension.startsWith('htm'))) return short(404, 'Not found\n');
    const answer = chooseAnswer(page, { ...preferencesOf(request), ifNoneMatch: null });
    return responseOf({ ...answer, status: 404 }, request);
  }

  function short(status: number, text: string, headers: Record<string, string> = {}): Response {
    const length = { 'Content-Length': `${text.length}`, 'Content-Type': 'text/plain; charset=utf-8' };
    return new Response(text, { status, headers: { ...length, 'Cache-Control': revalidate, ...bare, ...headers } });
  }

  return { isPage, find, respond };
}

function preferencesOf({ headers }: Request): Preferences {
  return { acceptEncoding: headers.get('accept-encoding'), ifNoneMatch: headers.get('if-none-match') };
}

function isUnder(path: string, prefix: string): boolean {
  return prefix === '' || path === prefix || path.startsWith(`${prefix}/`);
}

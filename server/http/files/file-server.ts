import { hash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { parseAccept } from 'hono/utils/accept';
import { isReference } from '#server/store/reference.ts';
import type { Locale } from '#site/languages.ts';
import type { Site } from '#site/open-site.server.ts';
import { bareHeaders, type HeaderMap, type SiteSecurity, securityOf } from '../headers/headers.ts';
import type { closingsOf } from './closed-pages.ts';
import {
  contentHeaders,
  contentTypeOf,
  extensionOf,
  isCompressible,
  noStore,
  oneHour,
  revalidate,
} from './content-headers.ts';
import { addressOf, readSiteFiles, type SiteFile } from './read-site-files.ts';
import { type Reason, refusedForm, type Typed } from './refused-form.ts';
import { canonicalPath, locationOf, plainPath, requestTarget } from './request-path.ts';
import { setContent } from './set-content.ts';

export interface FileServerOptions {
  readonly site: Site;
  readonly directory: string;
  /** Where the build keeps compressed forms; without it they are made at the start. */
  readonly compressedDirectory?: string;
  readonly security?: SiteSecurity;
  readonly redirects?: ReadonlyMap<string, string>;
  readonly closings?: ReturnType<typeof closingsOf>;
  readonly now?: () => number;
  readonly notice?: () => string;
  /** Markup of the sentence on the contact page that says how soon messages were answered; '' for none. */
  readonly answerTimes?: () => string;
}

/** A form sent without scripts that cannot be accepted now. */
export interface Refused {
  readonly locale: Locale;
  readonly reason: Reason;
  readonly typed: Typed;
  readonly status: number;
}

export type FileServer = ReturnType<typeof createFileServer>;

/** Reads the built site into memory. Throws a clear sentence if there is no built site. */
export function createFileServer(options: FileServerOptions) {
  const { site, security = securityOf({}), now = Date.now } = options;
  const { locales, localizedPath, splitLocale } = site;
  const fixedPaths = site.fixedPaths();
  const files = readSiteFiles(options.directory);
  const all = files.map((file) => entryOf(file, security, options.compressedDirectory));
  const entries = new Map(all.map((entry) => [entry.address, entry]));
  const notFoundPages = new Map(
    locales.map((locale) => [locale, entries.get(localizedPath(fixedPaths.notFound, locale))]),
  );
  for (const page of notFoundPages.values()) if (page) entries.delete(page.address);
  const bare = bareHeaders(security);
  const withNotice = createCurrentPages(options, security);

  function respond(request: Request): Response {
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return short(405, 'Method not allowed\n', { Allow: 'GET, HEAD' });
    const { path, query } = requestTarget(request.url);
    const closing = closingOf(path);
    if (closing) return gone(path, closing.page, request);
    const entry = entries.get(path);
    if (!entry) return answerUnknown(path, query, request);
    const shown = withNotice(entry);
    const reference = referenceIn(path, query);
    if (reference === undefined) return answer(shown, request);
    return answerOnce(shown, setContent(String(shown.forms.identity), 'data-reference', '', reference), request);
  }

  /** The reference on the page after a message, which cannot be markup or somebody else's message. */
  function referenceIn(path: string, query: string): string | undefined {
    const reference = new URLSearchParams(query).get('ref') ?? '';
    return isReference(reference) && splitLocale(path).path === fixedPaths.sent ? reference : undefined;
  }

  /** Answers a refused form without scripts in its page; undefined if the site lacks that page. */
  function refuse(request: Request, refused: Refused): Response | undefined {
    const { locale, reason, typed, status } = refused;
    const [contact, notSent] = [fixedPaths.contact, fixedPaths.notSent].map((path) =>
      entries.get(localizedPath(path, locale)),
    );
    if (!contact || !notSent) return undefined;
    const html = refusedForm(contact, notSent, site.findLanguage(locale).tag, reason, typed);
    return html ? answerOnce(contact, html, request, status) : undefined;
  }

  /** The redirect of a closed page comes first. */
  function closingOf(path: string) {
    const closing = options.closings?.get(path);
    return closing && closing.at <= now() && !options.redirects?.has(path) ? closing : undefined;
  }

  function gone(path: string, closed: string, request: Request): Response {
    const page = entries.get(closed);
    return page && extensionOf(path) === '' ? answer(withNotice(page), request, 410) : short(410, 'Gone\n');
  }

  function answerUnknown(path: string, query: string, request: Request): Response {
    const plain = plainPath(path);
    if (plain === undefined) return short(400, 'Bad request\n');
    const canonical = canonicalPath(plain);
    const isOurs = entries.has(canonical) || closingOf(canonical) !== undefined;
    const target = isOurs ? canonical : options.redirects?.get(canonical);
    if (target === undefined || target === path) return notFound(plain, request);
    // The target is one of our own addresses, never the visitor's text, so it cannot lead to another site.
    return short(301, '', { Location: locationOf(target, query), 'Cache-Control': oneHour });
  }

  function notFound(plain: string, request: Request): Response {
    const page = notFoundPages.get(splitLocale(plain.toLowerCase()).locale);
    const isDocument = ['', 'htm', 'html'].includes(extensionOf(plain));
    if (!page || !(isDocument || request.headers.get('accept')?.includes('text/html')))
      return short(404, 'Not found\n', { Vary: 'Accept' });
    return answer(withNotice(page), request, 404, { Vary: 'Accept, Accept-Encoding' });
  }

  function short(status: number, text: string, headers: Record<string, string> = {}): Response {
    const length = { 'Content-Length': `${text.length}`, 'Content-Type': 'text/plain; charset=utf-8' };
    return new Response(text, { status, headers: { ...length, 'Cache-Control': revalidate, ...bare, ...headers } });
  }

  return { isPage: (path: string) => entries.get(path)?.isPage === true, respond, refuse };
}

/** Each page is made at its first request after a text has changed, so that no request waits for all of them. */
function createCurrentPages(options: FileServerOptions, security: SiteSecurity): (entry: Entry) => Entry {
  const { notice = () => '', answerTimes = () => '' } = options;
  let texts = ['', ''];
  let pages = new Map<Entry, Entry>();

  function withTexts(entry: Entry): Entry {
    const [above = '', times = ''] = texts;
    const source = entry.forms.identity.toString();
    const html = setContent(setContent(source, 'id', 'notice', above), 'id', 'answer-times', times);
    return html === source ? entry : entryOf({ path: entry.path, bytes: Buffer.from(html) }, security);
  }

  return (entry) => {
    const current = [notice(), answerTimes()];
    if (current.join('') === '' || !entry.isPage) return entry;
    if (current.some((text, index) => text !== texts[index])) {
      texts = current;
      pages = new Map();
    }
    const page = pages.get(entry) ?? withTexts(entry);
    pages.set(entry, page);
    return page;
  };
}

type Encoding = 'br' | 'gzip' | 'identity';
export type Entry = ReturnType<typeof entryOf>;

/** A file as it is sent; compressed forms come from the folder of the build, or are made here. */
function entryOf(file: SiteFile, security: SiteSecurity, compressedDirectory?: string) {
  const { path, bytes } = file;
  const key = contentKey(bytes);
  const compressed = isCompressible(contentTypeOf(path)) ? compressedForms(bytes, key, compressedDirectory) : {};
  const forms: Partial<Record<Encoding, Buffer>> & { identity: Buffer } = { ...compressed, identity: bytes };
  return {
    path,
    address: addressOf(path),
    isPage: path.endsWith('.html'),
    key,
    headers: contentHeaders(file, security),
    forms,
  };
}

export function contentKey(bytes: Uint8Array): string {
  return hash('sha256', bytes).slice(0, 32);
}

function compressedForms(bytes: Buffer, key: string, directory: string | undefined) {
  const files = directory ? ['br', 'gz'].map((extension) => join(directory, `${key}.${extension}`)) : [];
  const [br, gzip] = files.filter((file) => existsSync(file)).map((file) => readFileSync(file));
  if (br && gzip) return { br, gzip };
  const params = { [constants.BROTLI_PARAM_QUALITY]: 5 };
  return { br: brotliCompressSync(bytes, { params }), gzip: gzipSync(bytes) };
}

function answer(entry: Entry, request: Request, status = 200, own: HeaderMap = {}): Response {
  const encoding = encodingOf(entry, request.headers.get('accept-encoding'));
  const etag = `"${entry.key}-${encoding}"`;
  const { 'Content-Type': contentType = '', ...headers } = { ...entry.headers, ...own, ETag: etag };
  if (status === 200 && matchesEtag(request.headers.get('if-none-match'), etag))
    return new Response(null, { status: 304, headers });
  const body = entry.forms[encoding] ?? entry.forms.identity;
  const coding: HeaderMap = encoding === 'identity' ? {} : { 'Content-Encoding': encoding };
  // The length comes first because @hono/node-server looks through the names until it meets it.
  const full = { 'Content-Length': `${body.length}`, 'Content-Type': contentType, ...coding, ...headers };
  return new Response(request.method === 'HEAD' ? null : new Uint8Array(body), { status, headers: full });
}

/** Answers with a page that was written for this request alone and is not cached. */
function answerOnce({ headers }: Entry, html: string, { method }: Request, status = 200): Response {
  return new Response(method === 'HEAD' ? null : html, { status, headers: { ...headers, 'Cache-Control': noStore } });
}

/** Our preference first (RFC 9110, 12.5.3). `identity` is last even if it is refused: better than a 406. */
function encodingOf({ forms }: Entry, header: string | null): Encoding {
  const weights = new Map(parseAccept(header ?? '').map(({ type, q }) => [type.toLowerCase(), q]));
  const weightOf = (coding: string) => weights.get(coding) ?? weights.get('*') ?? 0;
  const wanted = (['br', 'gzip'] as const).filter((coding) => forms[coding] && weightOf(coding) > 0);
  return wanted.sort((a, b) => weightOf(b) - weightOf(a))[0] ?? 'identity';
}

/** Compared weakly (RFC 9110, 13.1.2), because a proxy that compresses again may have marked our tag as weak. */
function matchesEtag(ifNoneMatch: string | null, etag: string): boolean {
  const tags = ifNoneMatch?.split(',').map((item) => item.trim().replace(/^W\//, '')) ?? [];
  return tags.includes(etag) || tags.includes('*');
}

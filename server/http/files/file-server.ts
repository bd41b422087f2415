import { hash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { type Context, Hono } from 'hono';
import { parseAccept } from 'hono/utils/accept';
import type { AppEnv } from '#server/http/site-server.ts';
import { isReference } from '#server/store/reference.ts';
import type { Site } from '#site/create-site.server.ts';
import { bareHeaders, type HeaderMap, type SiteSecurity, securityOf } from '../headers/headers.ts';
import { contentHeaders, contentTypeOf, isCompressible, noStore, oneHour, oneMinute } from './content-headers.ts';
import { addressOf, readSiteFiles, type SiteFile } from './read-site-files.ts';
import { canonicalPath, locationOf } from './redirects.ts';
import { setContent } from './set-content.ts';

interface FileServerOptions {
  readonly site: Site;
  readonly directory: string;
  /** Where the build keeps compressed forms; without it they are made at the start. */
  readonly compressedDirectory?: string;
  readonly security?: SiteSecurity;
  readonly redirects?: ReadonlyMap<string, string>;
  readonly now?: () => number;
  /** The notice that stands in every page now; '' for none. */
  readonly notice?: () => string;
}

export type FileServer = ReturnType<typeof createFileServer>;

/** Reads the built site into memory. */
export function createFileServer(options: FileServerOptions) {
  const { site, security = securityOf({}), redirects, now = Date.now } = options;
  const closings = closingsOf(site);
  const { notFound, sent } = site.readFixedPaths();
  const files = readSiteFiles(options.directory);
  const entries = new Map(
    files.map((file) => [addressOf(file.path), entryOf(file, security, options.compressedDirectory)]),
  );
  const notFoundAddresses = new Map(site.locales.map((locale) => [locale, site.localizedPath(notFound, locale)]));
  const notFoundPages = new Map([...notFoundAddresses].map(([locale, address]) => [locale, entries.get(address)]));
  for (const address of notFoundAddresses.values()) entries.delete(address);
  const current = createCurrentPages(options, security);

  function respond(c: Context): Response {
    const { path } = c.req;
    const canonical = canonicalPath(path);
    const closing = closings.get(canonical);
    const isClosed = closing !== undefined && closing.at <= now();
    if (!isClosed) {
      const entry = entries.get(path);
      if (entry) return show(c, entry);
      if (entries.has(canonical)) return moved(c, canonical);
    }
    // A page that will close may already have its redirect.
    const target = redirects?.get(canonical);
    if (target !== undefined) return moved(c, target);
    if (isClosed) return send(c, entries.get(closing.page), 410);
    return send(c, notFoundPages.get(site.splitLocale(path.toLowerCase()).locale), 404);
  }

  function show(c: Context, entry: Entry): Response {
    // It can be neither markup nor somebody else's message.
    const reference = c.req.query('ref') ?? '';
    if (!isReference(reference) || site.splitLocale(c.req.path).path !== sent) return send(c, entry);
    const { headers, forms } = current(entry);
    const html = setContent(String(forms.identity), 'data-reference', '', reference);
    return new Response(html, { headers: { ...headers, 'Cache-Control': noStore } });
  }

  function send(c: Context, found: Entry | undefined, status = 200): Response {
    if (!found) return short('Not found\n', status);
    const { forms, key, ...page } = current(found);
    const isAhead = status === 200 && page.isPage && c.req.header('Sec-Purpose')?.startsWith('prefetch');
    const headers = isAhead ? { ...page.headers, 'Cache-Control': oneMinute } : page.headers;
    const coding = codingOf(forms, c.req.header('Accept-Encoding'));
    const ETag = `"${key}-${coding}"`;
    // A proxy that compresses again may have marked our tag as weak, which counts as the same here.
    if (status === 200 && c.req.header('If-None-Match')?.includes(ETag))
      return new Response(null, { status: 304, headers: { ...headers, ETag } });
    const encoded: HeaderMap = coding === 'identity' ? {} : { 'Content-Encoding': coding };
    return new Response(forms[coding], { status, headers: { ...headers, ...encoded, ETag } });
  }

  /** The target is one of our own addresses, never the visitor's text, so it cannot lead to another site. */
  function moved(c: Context, target: string): Response {
    const Location = locationOf(target, new URL(c.req.url).search);
    return short('', 301, { Location, 'Cache-Control': oneHour });
  }

  function short(text: string, status: number, headers: HeaderMap = {}): Response {
    const own = { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': noStore };
    return new Response(text, { status, headers: { ...bareHeaders(security), ...own, ...headers } });
  }

  return {
    app: new Hono<AppEnv>().get('*', respond).all(() => short('Method not allowed\n', 405, { Allow: 'GET, HEAD' })),
    isPage: (path: string) => entries.get(path)?.isPage === true,
  };
}

/** For each address of a page that closes, the page that says so, and from when; milliseconds since 1970. */
function closingsOf({ blueprints, pageList, locales, localizedPath }: Site) {
  const closedPages = new Map(blueprints().map(({ id, closed }) => [id, closed]));
  return new Map(
    pageList().pages.flatMap(({ path, kind, state, expireAt }) => {
      const closed = closedPages.get(kind);
      if (!closed || !expireAt || state === 'draft') return [];
      const at = Date.parse(expireAt);
      return locales.map(
        (locale) => [localizedPath(path, locale), { at, page: localizedPath(closed, locale) }] as const,
      );
    }),
  );
}

/** Each page is made at its first request after the notice has changed, so that no request waits for all of them. */
function createCurrentPages({ notice = () => '' }: FileServerOptions, security: SiteSecurity) {
  let shown = '';
  let pages = new Map<Entry, Entry>();

  return (entry: Entry): Entry => {
    const markup = notice();
    if (markup === '' || !entry.isPage) return entry;
    if (markup !== shown) {
      shown = markup;
      pages = new Map();
    }
    const bytes = () => Buffer.from(setContent(String(entry.forms.identity), 'id', 'notice', markup));
    const page = pages.get(entry) ?? entryOf({ path: entry.path, bytes: bytes() }, security);
    pages.set(entry, page);
    return page;
  };
}

type Coding = 'br' | 'gzip' | 'identity';
type Forms = Partial<Record<Coding, NonSharedBuffer>> & { readonly identity: NonSharedBuffer };
type Entry = ReturnType<typeof entryOf>;

/** A file as it is sent; compressed forms come from the folder of the build, or are made here. */
function entryOf(file: SiteFile, security: SiteSecurity, compressedDirectory?: string) {
  const { path, bytes } = file;
  const key = contentKey(bytes);
  const compressed = isCompressible(contentTypeOf(path)) ? compressedForms(bytes, key, compressedDirectory) : {};
  const forms: Forms = { ...compressed, identity: bytes };
  return { path, isPage: path.endsWith('.html'), key, headers: contentHeaders(file, security), forms };
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

/** The smallest form that the browser takes. */
function codingOf(forms: Forms, header: string | undefined) {
  const taken = parseAccept(header ?? '').filter(({ q }) => q > 0);
  const isTaken = (coding: Coding) => forms[coding] && taken.some(({ type }) => type === coding);
  return (['br', 'gzip'] as const).find(isTaken) ?? 'identity';
}

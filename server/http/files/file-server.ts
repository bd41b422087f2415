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
  /** Where the build keeps compressed bodies; without it they are made at the start. */
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
  const expiries = expiriesOf(site);
  const { notFound, sent } = site.readFixedPaths();
  const files = readSiteFiles(options.directory);
  const servedFiles = new Map(
    files.map((file) => [addressOf(file.path), servedFileOf(file, security, options.compressedDirectory)]),
  );
  const notFoundAddresses = new Map(site.locales.map((locale) => [locale, site.localizedPath(notFound, locale)]));
  const notFoundPages = new Map([...notFoundAddresses].map(([locale, address]) => [locale, servedFiles.get(address)]));
  for (const address of notFoundAddresses.values()) servedFiles.delete(address);
  const withNotice = createNoticeInserter(options, security);

  function respond(c: Context): Response {
    const { path } = c.req;
    const canonical = canonicalPath(path);
    const expiry = expiries.get(canonical);
    const isExpired = expiry !== undefined && expiry.at <= now();
    if (!isExpired) {
      const file = servedFiles.get(path);
      if (file) return sendWithReference(c, file);
      if (servedFiles.has(canonical)) return redirect(c, canonical);
    }
    // A page that will expire may already have its redirect.
    const target = redirects?.get(canonical);
    if (target !== undefined) return redirect(c, target);
    if (isExpired) return sendFile(c, servedFiles.get(expiry.page), 410);
    return sendFile(c, notFoundPages.get(site.splitLocale(path.toLowerCase()).locale), 404);
  }

  function sendWithReference(c: Context, file: ServedFile): Response {
    // It can be neither markup nor somebody else's message.
    const reference = c.req.query('ref') ?? '';
    if (!isReference(reference) || site.splitLocale(c.req.path).path !== sent) return sendFile(c, file);
    const { headers, bodies } = withNotice(file);
    const html = setContent(String(bodies.identity), 'data-reference', '', reference);
    return new Response(html, { headers: { ...headers, 'Cache-Control': noStore } });
  }

  function sendFile(c: Context, file: ServedFile | undefined, status = 200): Response {
    if (!file) return sendText('Not found\n', status);
    const { bodies, contentHash, ...page } = withNotice(file);
    const isPrefetch = status === 200 && page.isPage && c.req.header('Sec-Purpose')?.startsWith('prefetch');
    const headers = isPrefetch ? { ...page.headers, 'Cache-Control': oneMinute } : page.headers;
    const coding = chooseCoding(bodies, c.req.header('Accept-Encoding'));
    const ETag = `"${contentHash}-${coding}"`;
    // A proxy that compresses again may have marked our tag as weak, which counts as the same here.
    if (status === 200 && c.req.header('If-None-Match')?.includes(ETag))
      return new Response(null, { status: 304, headers: { ...headers, ETag } });
    const encoded: HeaderMap = coding === 'identity' ? {} : { 'Content-Encoding': coding };
    return new Response(bodies[coding], { status, headers: { ...headers, ...encoded, ETag } });
  }

  /** The target is one of our own addresses, never the visitor's text, so it cannot lead to another site. */
  function redirect(c: Context, target: string): Response {
    const Location = locationOf(target, new URL(c.req.url).search);
    return sendText('', 301, { Location, 'Cache-Control': oneHour });
  }

  function sendText(text: string, status: number, headers: HeaderMap = {}): Response {
    const own = { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': noStore };
    return new Response(text, { status, headers: { ...bareHeaders(security), ...own, ...headers } });
  }

  return {
    app: new Hono<AppEnv>().get('*', respond).all(() => sendText('Method not allowed\n', 405, { Allow: 'GET, HEAD' })),
    isPage: (path: string) => servedFiles.get(path)?.isPage === true,
  };
}

/** For each address of a page that expires, the page that says so, and from when; milliseconds since 1970. */
function expiriesOf({ blueprints, pageList, locales, localizedPath }: Site) {
  const expiredPages = new Map(blueprints().map(({ id, closed }) => [id, closed]));
  return new Map(
    pageList().pages.flatMap(({ path, kind, state, expireAt }) => {
      const expiredPage = expiredPages.get(kind);
      if (!expiredPage || !expireAt || state === 'draft') return [];
      const at = Date.parse(expireAt);
      return locales.map(
        (locale) => [localizedPath(path, locale), { at, page: localizedPath(expiredPage, locale) }] as const,
      );
    }),
  );
}

/** Each page is made at its first request after the notice has changed, so that no request waits for all of them. */
function createNoticeInserter({ notice = () => '' }: FileServerOptions, security: SiteSecurity) {
  let insertedMarkup = '';
  let pages = new Map<ServedFile, ServedFile>();

  return (file: ServedFile): ServedFile => {
    const markup = notice();
    if (markup === '' || !file.isPage) return file;
    if (markup !== insertedMarkup) {
      insertedMarkup = markup;
      pages = new Map();
    }
    const bytes = () => Buffer.from(setContent(String(file.bodies.identity), 'id', 'notice', markup));
    const page = pages.get(file) ?? servedFileOf({ path: file.path, bytes: bytes() }, security);
    pages.set(file, page);
    return page;
  };
}

type Coding = 'br' | 'gzip' | 'identity';
type Bodies = Partial<Record<Coding, NonSharedBuffer>> & { readonly identity: NonSharedBuffer };
type ServedFile = ReturnType<typeof servedFileOf>;

/** A file as it is sent; compressed bodies come from the folder of the build, or are made here. */
function servedFileOf(file: SiteFile, security: SiteSecurity, compressedDirectory?: string) {
  const { path, bytes } = file;
  const contentHash = hashContent(bytes);
  const compressed = isCompressible(contentTypeOf(path))
    ? compressedBodies(bytes, contentHash, compressedDirectory)
    : {};
  const bodies: Bodies = { ...compressed, identity: bytes };
  return { path, isPage: path.endsWith('.html'), contentHash, headers: contentHeaders(file, security), bodies };
}

export function hashContent(bytes: Uint8Array): string {
  return hash('sha256', bytes).slice(0, 32);
}

function compressedBodies(bytes: Buffer, contentHash: string, directory: string | undefined) {
  const files = directory ? ['br', 'gz'].map((extension) => join(directory, `${contentHash}.${extension}`)) : [];
  const [br, gzip] = files.filter((file) => existsSync(file)).map((file) => readFileSync(file));
  if (br && gzip) return { br, gzip };
  const params = { [constants.BROTLI_PARAM_QUALITY]: 5 };
  return { br: brotliCompressSync(bytes, { params }), gzip: gzipSync(bytes) };
}

/** The coding of the smallest body that the browser takes. */
function chooseCoding(bodies: Bodies, header: string | undefined) {
  const taken = parseAccept(header ?? '').filter(({ q }) => q > 0);
  const isTaken = (coding: Coding) => bodies[coding] && taken.some(({ type }) => type === coding);
  return (['br', 'gzip'] as const).find(isTaken) ?? 'identity';
}

import { hash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { type Context, Hono } from 'hono';
import { etag } from 'hono/etag';
import { parseAccept } from 'hono/utils/accept';
import { withNotice } from '#server/http/notice.ts';
import type { AppEnv } from '#server/http/site-server.ts';
import { isReference } from '#server/store/reference.ts';
import type { Site } from '#site/create-site.server.ts';
import { memoizeByObject } from '#site/memoize.ts';
import { bareHeaders, type HeaderMap, type SiteSecurity, securityOf } from '../headers/headers.ts';
import { contentHeaders, contentTypeOf, isCompressible, noStore, oneHour, oneMinute } from './content-headers.ts';
import { addressOf, readSiteFiles, type SiteFile } from './read-site-files.ts';
import { canonicalPath, locationOf } from './redirects.ts';

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
  const { site, security = securityOf({}), redirects, now = Date.now, notice = () => '' } = options;
  const { notFound, sent } = site.readFixedPaths();
  const files = readSiteFiles(options.directory);
  const servedFiles = new Map(
    files.map((file) => [addressOf(file.path), servedFileOf(file, security, options.compressedDirectory)]),
  );
  const expiredPages = new Map(site.blueprints().map(({ id, closed }) => [id, closed]));
  let shownMarkup = '';
  let addNotice = createNoticeAdder(shownMarkup);

  /** Each page is made at its first request with a notice, so that no request waits for all of them. */
  function createNoticeAdder(markup: string): (file: ServedFile) => ServedFile {
    return memoizeByObject((file) => {
      if (markup === '' || !file.isPage) return file;
      const html = withNotice(String(file.bodies.identity), markup);
      return servedFileOf({ path: file.path, bytes: Buffer.from(html) }, security);
    });
  }

  function respond(c: Context): Response {
    const { path } = c.req;
    const canonical = canonicalPath(path);
    const { locale, path: pagePath } = site.splitLocale(canonical);
    const expired = expiredPageOf(pagePath);
    if (expired === undefined && pagePath !== notFound) {
      const file = servedFiles.get(path);
      if (file) return sendWithReference(c, file, pagePath);
      if (servedFiles.has(canonical)) return redirect(c, canonical);
    }
    // A page that will expire may already have its redirect.
    const target = redirects?.get(canonical);
    if (target !== undefined) return redirect(c, target);
    const page = servedFiles.get(site.localizedPath(expired ?? notFound, locale));
    return page ? sendFile(c, page, expired ? 410 : 404) : sendText('Not found\n', 404);
  }

  /** The page that says so, where one has expired. */
  function expiredPageOf(path: string): string | undefined {
    const page = site.pageList().pages.find((candidate) => candidate.path === path);
    // A draft was never there.
    if (!page?.expireAt || page.state === 'draft' || Date.parse(page.expireAt) > now()) return undefined;
    return expiredPages.get(page.kind);
  }

  function sendWithReference(c: Context, file: ServedFile, path: string): Response {
    // It can be neither markup nor somebody else's message.
    const reference = c.req.query('ref') ?? '';
    if (!isReference(reference) || path !== sent) return sendFile(c, file, 200);
    const { headers, bodies } = withCurrentNotice(file);
    const html = String(bodies.identity).replace('data-reference="">', (start) => start + reference);
    return new Response(html, { headers: { ...headers, 'Cache-Control': noStore } });
  }

  function withCurrentNotice(file: ServedFile): ServedFile {
    const markup = notice();
    if (markup !== shownMarkup) {
      shownMarkup = markup;
      addNotice = createNoticeAdder(markup);
    }
    return addNotice(file);
  }

  function sendFile(c: Context, file: ServedFile, status: number): Response {
    const { bodies, contentHash, isPage, headers } = withCurrentNotice(file);
    const coding = chooseCoding(bodies, c.req.header('Accept-Encoding'));
    const encodingHeaders: HeaderMap = coding === 'identity' ? {} : { 'Content-Encoding': coding };
    const isPrefetch = status === 200 && isPage && c.req.header('Sec-Purpose')?.startsWith('prefetch');
    const prefetchHeaders: HeaderMap = isPrefetch ? { 'Cache-Control': oneMinute } : {};
    return new Response(bodies[coding], {
      status,
      headers: { ...headers, ...encodingHeaders, ...prefetchHeaders, ETag: `"${contentHash}-${coding}"` },
    });
  }

  /** The target is one of our own addresses, never the visitor's text, so it cannot lead to another site. */
  function redirect(c: Context, target: string): Response {
    const Location = locationOf(target, new URL(c.req.url).search);
    return sendText('', 301, { Location, 'Cache-Control': oneHour });
  }

  function sendText(text: string, status: number, headers: HeaderMap = {}): Response {
    const textHeaders = { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': noStore };
    return new Response(text, { status, headers: { ...bareHeaders(security), ...textHeaders, ...headers } });
  }

  return {
    app: new Hono<AppEnv>()
      .get('*', etag(), respond)
      .all(() => sendText('Method not allowed\n', 405, { Allow: 'GET, HEAD' })),
    isPage: (path: string) => servedFiles.get(path)?.isPage === true,
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
  const accepted = parseAccept(header ?? '').filter(({ q }) => q > 0);
  const isAccepted = (coding: Coding) => bodies[coding] && accepted.some(({ type }) => type === coding);
  return (['br', 'gzip'] as const).find(isAccepted) ?? 'identity';
}

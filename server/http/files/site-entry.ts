import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { parseAccept } from 'hono/utils/accept';
import type { HeaderMap, SiteSecurity } from '../headers/headers.ts';
import { compressedForms, contentKey } from './compressed-forms.ts';
import { contentHeaders, contentTypeOf, isCompressible, noStore } from './content-headers.ts';
import { addressOf, type SiteFile } from './read-site-files.ts';

type Encoding = 'br' | 'gzip' | 'identity';
type Representation = ReturnType<typeof representation>;
export type SiteEntry = ReturnType<typeof siteEntry>;

/** A file with all its answers, prepared in advance; compressed forms come from the build's store, if named. */
export function siteEntry(file: SiteFile, security: SiteSecurity, compressedDirectory?: string) {
  const { path, bytes: source } = file;
  const headers = contentHeaders(file, security);
  const key = contentKey(source);
  const tag = createHash('sha256').update(key).update(JSON.stringify(headers)).digest('base64url').slice(0, 22);
  const byEncoding: Partial<Record<Encoding, Representation>> & { identity: Representation } = {
    identity: representation(source, 'identity', tag, headers),
  };
  if (isCompressible(contentTypeOf(path))) {
    const { br, gzip } = compressedForms(source, key, compressedDirectory);
    if (br.length < source.length) byEncoding.br = representation(br, 'br', tag, headers);
    if (gzip.length < source.length) byEncoding.gzip = representation(gzip, 'gzip', tag, headers);
  }
  return { path, address: addressOf(path), isPage: path.endsWith('.html'), source, headers, byEncoding };
}

function representation(bytes: Buffer, encoding: Encoding, tag: string, headers: HeaderMap) {
  // The tag covers the headers too, so that a browser's copy does not outlive a change of the policy alone.
  const etag = encoding === 'identity' ? `"${tag}"` : `"${tag}-${encoding}"`;
  const { 'Content-Type': contentType = '', ...revalidated } = headers;
  const coding: HeaderMap = encoding === 'identity' ? {} : { 'Content-Encoding': encoding };
  // The length comes first because @hono/node-server looks through the names until it meets it.
  const full = {
    'Content-Length': `${bytes.length}`,
    'Content-Type': contentType,
    ...coding,
    ETag: etag,
    ...revalidated,
  };
  return {
    etag,
    whole: { status: 200, headers: full, body: Buffer.from(bytes) },
    notModified: { status: 304, headers: { ETag: etag, ...revalidated }, body: null },
  };
}

export function chooseAnswer(entry: SiteEntry, headers: Headers) {
  const { etag, whole, notModified } = chooseRepresentation(entry, headers);
  const tags = headers.get('if-none-match');
  return tags !== null && matchesEtag(tags, etag) ? notModified : whole;
}

export function chooseRepresentation(entry: SiteEntry, headers: Headers): Representation {
  for (const encoding of acceptedEncodings(headers.get('accept-encoding'))) {
    const candidate = entry.byEncoding[encoding];
    if (candidate) return candidate;
  }
  return entry.byEncoding.identity;
}

export function responseOf(answer: Representation['whole' | 'notModified'], request: Request): Response {
  return new Response(request.method === 'HEAD' ? null : answer.body, answer);
}

/** Answers with a page that was written for this request alone and is not cached. */
export function answerOnce(entry: SiteEntry, text: string, request: Request, status = 200): Response {
  const html = Buffer.from(text);
  const gzipped = acceptedEncodings(request.headers.get('accept-encoding')).includes('gzip');
  const body = gzipped ? gzipSync(html, { level: 1 }) : html;
  const headers = {
    'Content-Length': `${body.length}`,
    ...entry.headers,
    ...(gzipped ? { 'Content-Encoding': 'gzip' } : {}),
    'Cache-Control': noStore,
  };
  return new Response(request.method === 'HEAD' ? null : body, { status, headers });
}

/** Our preference first (RFC 9110, 12.5.3). `identity` is last even if it is refused: better than a 406. */
function acceptedEncodings(header: string | null): Encoding[] {
  const weights = new Map(parseAccept(header ?? '').map(({ type, q }) => [type.toLowerCase(), q]));
  const weightOf = (coding: string) => weights.get(coding) ?? weights.get('*') ?? 0;
  const wanted = (['br', 'gzip'] as const).filter((coding) => weightOf(coding) > 0);
  return [...wanted.sort((a, b) => weightOf(b) - weightOf(a)), 'identity'];
}

/** Compared weakly (RFC 9110, 13.1.2), because a proxy that compresses again may have marked our tag as weak. */
function matchesEtag(ifNoneMatch: string, etag: string): boolean {
  if (ifNoneMatch === etag || ifNoneMatch.trim() === '*') return true;
  return ifNoneMatch.split(',').some((item) => item.trim().replace(/^W\//, '') === etag);
}

import { createHash } from 'node:crypto';
import type { HeaderMap, SiteSecurity } from '../headers/headers.ts';
import { type CompressedForms, contentKey } from './compressed-forms.ts';
import { contentHeaders, contentTypeOf, isCompressible } from './content-headers.ts';
import { acceptedEncodings, type Encoding, matchesEtag } from './preferences.ts';
import { addressOf, type SiteFile } from './read-site-files.ts';

/** An answer made beforehand, the same object each time; `Content-Length` is among the headers where there is a body. */
interface PreparedAnswer {
  readonly status: number;
  readonly headers: Record<string, string>;
  readonly body: Buffer<ArrayBuffer> | null;
}

interface Representation {
  readonly etag: string;
  readonly whole: PreparedAnswer;
  readonly notModified: PreparedAnswer;
}

export interface SiteEntry {
  readonly path: string;
  readonly address: string;
  readonly isPage: boolean;
  readonly source: Buffer<ArrayBuffer>;
  readonly headers: HeaderMap;
  readonly byEncoding: Readonly<Partial<Record<Encoding, Representation>> & { identity: Representation }>;
}

export function siteEntry(
  file: SiteFile,
  security: SiteSecurity,
  compress: (bytes: Buffer, key: string) => CompressedForms,
): SiteEntry {
  const source = Buffer.from(file.bytes);
  const headers = contentHeaders(file, security);
  const key = contentKey(source);
  const tag = createHash('sha256').update(key).update(JSON.stringify(headers)).digest('base64url').slice(0, 22);
  const identity = representation(source, 'identity', tag, headers);
  const { path } = file;
  const entry = { path, address: addressOf(path), isPage: path.endsWith('.html'), source, headers };
  if (!isCompressible(contentTypeOf(file.path))) return { ...entry, byEncoding: { identity } };
  const { br, gzip } = compress(source, key);
  return {
    ...entry,
    byEncoding: {
      identity,
      ...(br.length < source.length ? { br: representation(br, 'br', tag, headers) } : {}),
      ...(gzip.length < source.length ? { gzip: representation(gzip, 'gzip', tag, headers) } : {}),
    },
  };
}

function representation(bytes: Buffer, encoding: Encoding, tag: string, headers: HeaderMap): Representation {
  // The tag covers the headers too: after a change of policy alone a copy kept by a browser must not live on.
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

export function chooseAnswer(entry: SiteEntry, headers: Headers): PreparedAnswer {
  const { etag, whole, notModified } = chooseRepresentation(entry, headers);
  const known = headers.get('if-none-match');
  return known !== null && matchesEtag(known, etag) ? notModified : whole;
}

export function chooseRepresentation(entry: SiteEntry, headers: Headers): Representation {
  for (const encoding of acceptedEncodings(headers.get('accept-encoding'))) {
    const candidate = entry.byEncoding[encoding];
    if (candidate) return candidate;
  }
  return entry.byEncoding.identity;
}

export function responseOf(answer: PreparedAnswer, request: Request): Response {
  return new Response(request.method === 'HEAD' ? null : answer.body, answer);
}

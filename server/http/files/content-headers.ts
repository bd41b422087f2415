import { COMPRESSIBLE_CONTENT_TYPE_REGEX } from 'hono/utils/compress';
import { getMimeType } from 'hono/utils/mime';
import { fileHeaders, type HeaderMap, pageHeaders, type SiteSecurity } from '../headers/headers.ts';
import type { SiteFile } from './read-site-files.ts';

/** For pages: a copy may be kept but is revalidated (ETag) each time, so that an edit shows at once. */
const revalidate = 'no-cache';
/** For files whose content may change under the same name: robots.txt, icons, sitemap. */
export const oneHour = 'public, max-age=3600';
/** For a page that is fetched ahead: without asking again it opens at once. Not for caches that others share. */
export const oneMinute = 'private, max-age=60';
export const noStore = 'no-store';

// Vite: /assets/entry-BkQ4xz_1.js. Scripts of this project: /scenes/sap-hero.3f2a91bc.svg.
const viteHash = /^\/assets\/.*-[\w-]{8}\.[a-z0-9]+$/;
const dottedHash = /\.[0-9a-f]{8,64}\.[a-z0-9]+$/;

const addedTypes = { speculationrules: 'application/speculationrules+json' };

/** Headers of a built file that do not depend on its encoding, for the Node server and static hosts. */
export function contentHeaders({ path, bytes }: SiteFile, security: SiteSecurity): HeaderMap {
  const contentType = contentTypeOf(path);
  const text = bytes.toString();
  return {
    'Content-Type': contentType,
    'Cache-Control': cacheControlOf(path),
    ...(isCompressible(contentType) ? { Vary: 'Accept-Encoding' } : {}),
    ...(path.endsWith('.html') ? pageHeaders(text, security) : fileHeaders(path, text, security)),
  };
}

function cacheControlOf(path: string): string {
  // A changed file gets another name, so a copy never becomes stale.
  if (viteHash.test(path) || dottedHash.test(path)) return 'public, max-age=31536000, immutable';
  return path.endsWith('.html') ? revalidate : oneHour;
}

export function contentTypeOf(path: string): string {
  return getMimeType(path, addedTypes) ?? getMimeType(path) ?? 'application/octet-stream';
}

export function isCompressible(contentType: string): boolean {
  return COMPRESSIBLE_CONTENT_TYPE_REGEX.test(contentType);
}

/**
 * Whether an `If-None-Match` value names the tag (RFC 9110, 13.1.2): a list or `*`, compared weakly, because a proxy that
 * compresses again may have marked our tag as weak.
 */
export function matchesEtag(ifNoneMatch: string, etag: string): boolean {
  if (ifNoneMatch === etag || ifNoneMatch.trim() === '*') return true;
  return ifNoneMatch.split(',').some((item) => item.trim().replace(/^W\//, '') === etag);
}

import { parseAccept } from 'hono/utils/accept';

export type Encoding = 'br' | 'gzip' | 'identity';

/** Best for us first (RFC 9110, 12.5.3). `identity` closes the list even where it is refused: better than a 406. */
export function acceptedEncodings(header: string | null): Encoding[] {
  const weights = new Map(parseAccept(header ?? '').map(({ type, q }) => [type.toLowerCase(), q]));
  const weightOf = (coding: string) => weights.get(coding) ?? weights.get('*') ?? 0;
  const wanted = (['br', 'gzip'] as const).filter((coding) => weightOf(coding) > 0);
  return [...wanted.sort((a, b) => weightOf(b) - weightOf(a)), 'identity'];
}

/** Compared weakly (RFC 9110, 13.1.2), because a proxy that compresses again may have marked our tag as weak. */
export function matchesEtag(ifNoneMatch: string, etag: string): boolean {
  if (ifNoneMatch === etag || ifNoneMatch.trim() === '*') return true;
  return ifNoneMatch.split(',').some((item) => item.trim().replace(/^W\//, '') === etag);
}

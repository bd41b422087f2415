import { parseAccept } from 'hono/utils/accept';

export type Encoding = 'br' | 'gzip' | 'identity';

const remembered = new Map<string, readonly Encoding[]>();
// Browsers send a handful of values; the bound keeps a client that invents values from filling the memory.
const rememberedAtMost = 64;

/** Best for us first (RFC 9110, 12.5.3). `identity` closes the list even where it is refused: better than a 406. */
export function acceptedEncodings(header: string | null): readonly Encoding[] {
  const key = header ?? '';
  const known = remembered.get(key);
  if (known) return known;
  const accepted = parse(key);
  if (remembered.size >= rememberedAtMost) remembered.clear();
  remembered.set(key, accepted);
  return accepted;
}

function parse(header: string): readonly Encoding[] {
  const weights = new Map(parseAccept(header.toLowerCase()).map(({ type, q }) => [type, q]));
  const weightOf = (...codings: string[]) =>
    codings.map((coding) => weights.get(coding)).find((q) => q !== undefined) ?? 0;
  const candidates = [['br', weightOf('br', '*')] as const, ['gzip', weightOf('gzip', 'x-gzip', '*')] as const];
  const wanted = candidates.filter(([, weight]) => weight > 0).sort(([, a], [, b]) => b - a);
  return [...wanted.map(([encoding]) => encoding), 'identity'];
}

/** Compared weakly (RFC 9110, 13.1.2), because a proxy that compresses again may have marked our tag as weak. */
export function matchesEtag(ifNoneMatch: string, etag: string): boolean {
  if (ifNoneMatch === etag || ifNoneMatch.trim() === '*') return true;
  return ifNoneMatch.split(',').some((item) => item.trim().replace(/^W\//, '') === etag);
}

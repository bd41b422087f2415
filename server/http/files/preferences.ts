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
  const weights = new Map(weightsOf(header));
  const weightOf = (coding: string) => weights.get(coding) ?? weights.get('*') ?? 0;
  const gzip = weights.has('gzip') ? weightOf('gzip') : weightOf('x-gzip');
  const candidates = [['br', weightOf('br')] as const, ['gzip', gzip] as const];
  const wanted = candidates.filter(([, weight]) => weight > 0).sort(([, a], [, b]) => b - a);
  return [...wanted.map(([encoding]) => encoding), 'identity'];
}

/** What a header lists, in lower case, each with its weight (RFC 9110, 12.4.2); 0 for one that is none. */
export function weightsOf(header: string): [string, number][] {
  return header
    .toLowerCase()
    .split(',')
    .map((item) => {
      const [name = '', ...parameters] = item.split(';').map((part) => part.trim());
      const weight = Number(parameters.find((parameter) => parameter.startsWith('q='))?.slice(2) ?? 1);
      return [name, weight >= 0 && weight <= 1 ? weight : 0];
    });
}

/** Compared weakly (RFC 9110, 13.1.2), because a proxy that compresses again may have marked our tag as weak. */
export function matchesEtag(ifNoneMatch: string, etag: string): boolean {
  if (ifNoneMatch === etag || ifNoneMatch.trim() === '*') return true;
  return ifNoneMatch.split(',').some((item) => item.trim().replace(/^W\//, '') === etag);
}

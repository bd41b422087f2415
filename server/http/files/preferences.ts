export type Encoding = 'br' | 'gzip' | 'identity';

const remembered = new Map<string, readonly Encoding[]>();
// Browsers send a handful of values; the bound keeps a client that invents values from filling the memory.
const rememberedAtMost = 64;

/**
 * The encodings that an `Accept-Encoding` value allows, best for us first (RFC 9110, 12.5.3). `identity` closes the list even where the client refuses it: an answer is better than a 406.
 */
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
  const weights = new Map(header.toLowerCase().split(',').map(codingAndWeight));
  const weightOf = (coding: string) => weights.get(coding) ?? weights.get('*') ?? 0;
  const gzip = weights.has('gzip') ? weightOf('gzip') : weightOf('x-gzip');
  const candidates: [Encoding, number][] = [
    ['br', weightOf('br')],
    ['gzip', gzip],
  ];
  const wanted = candidates.filter(([, weight]) => weight > 0).sort(([, a], [, b]) => b - a);
  return [...wanted.map(([encoding]) => encoding), 'identity'];
}

function codingAndWeight(item: string): [string, number] {
  const [coding = '', ...parameters] = item.split(';').map((part) => part.trim());
  const weight = parameters.find((parameter) => parameter.startsWith('q='));
  if (weight === undefined) return [coding, 1];
  const value = Number(weight.slice(2));
  return [coding, value >= 0 && value <= 1 ? value : 0];
}

/**
 * Whether an `If-None-Match` value names the tag (RFC 9110, 13.1.2): a list or `*`, compared weakly, because a proxy that
 * compresses again may have marked our tag as weak.
 */
export function matchesEtag(ifNoneMatch: string, etag: string): boolean {
  if (ifNoneMatch === etag || ifNoneMatch.trim() === '*') return true;
  return ifNoneMatch.split(',').some((item) => item.trim().replace(/^W\//, '') === etag);
}

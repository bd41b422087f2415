import type { Readable } from 'node:stream';
import { tierShare } from '#server/http/address-tiers.ts';
import { boundPieces } from '#server/http/limits.ts';

/** Returns undefined once the body is longer than `maxBytes` or than declared. Throws when the sender breaks off. */
export async function readBody(
  stream: Readable,
  declared: string | undefined,
  maxBytes: number,
  arrived: (bytes: number) => void,
): Promise<Uint8Array | undefined> {
  if (Number(declared) > maxBytes) return undefined;
  // One buffer for all pieces: as separate objects, pieces of one byte would take two hundred each.
  const whole = Buffer.allocUnsafe(declared === undefined ? maxBytes : Number(declared));
  let length = 0;
  boundPieces(stream);
  return new Promise((resolve, reject) => {
    stream
      .on('data', (piece: Uint8Array) => {
        if (length + piece.length > whole.length) return resolve(undefined);
        whole.set(piece, length);
        length += piece.length;
        arrived(piece.length);
      })
      .on('end', () => resolve(whole.subarray(0, length)))
      .on('error', reject)
      .on('close', () => reject(new Error('The sender broke off.')));
  });
}

interface BodyUnderWay {
  readonly networks: readonly string[];
  readonly since: number;
  received: number;
  readonly cutOff: () => void;
}

/** Counted as received at the start, so that a sender who has just begun is not yet slow. */
const headStart = 4 * 1024;
/** Within a network only bodies of this age are cut off: otherwise a burst would get memory for each of its bodies. */
const settledMs = 1000;

export type BodyGate = ReturnType<typeof createBodyGate>;

/** Limits the bodies being read, in total and per network, since each may take as long as `requestTimeout`. */
export function createBodyGate(
  most: { readonly inAll: number; readonly fromOneAddress: number },
  now = () => performance.now(),
) {
  const underWay = new Set<BodyUnderWay>();

  /** Cuts off the slowest body if there are too many; returns false if even that one is younger than `ms`. */
  function makeRoom(within: readonly BodyUnderWay[], room: number, ms: number): boolean {
    if (within.length < room) return true;
    const speed = ({ received, since }: BodyUnderWay) => (headStart + received) / (now() - since);
    const slowest = within.reduce((slowest, body) => (speed(body) < speed(slowest) ? body : slowest));
    if (now() - slowest.since < ms) return false;
    underWay.delete(slowest);
    slowest.cutOff();
    return true;
  }

  return {
    isFull: () => underWay.size >= most.inAll,
    /** Reads a body for its networks, the narrowest first; undefined without room, or if it was cut off as slow. */
    async run<T>(
      networks: readonly string[],
      read: (arrived: (bytes: number) => void) => Promise<T>,
    ): Promise<T | undefined> {
      const hasRoom = networks.every((network, width) => {
        const within = [...underWay].filter((body) => body.networks[width] === network);
        return makeRoom(within, most.fromOneAddress * tierShare(width), settledMs);
      });
      if (!hasRoom) return undefined;
      makeRoom([...underWay], most.inAll, 0);
      const cut = Promise.withResolvers<undefined>();
      const body: BodyUnderWay = { networks, since: now(), received: 0, cutOff: () => cut.resolve(undefined) };
      underWay.add(body);
      const arrived = (bytes: number) => {
        body.received += bytes;
      };
      try {
        return await Promise.race([read(arrived), cut.promise]);
      } finally {
        underWay.delete(body);
      }
    },
  };
}

export type Format = 'json' | 'form';

/** The names and values that were sent, of any type; without a prototype, so that no name has a special meaning. */
export type Values = Record<string, unknown>;

export function formatOf(contentType: string | null): Format | undefined {
  const [type = '', ...parameters] = (contentType ?? '').toLowerCase().split(';');
  const charset = parameters.map((part) => part.trim()).find((part) => part.startsWith('charset='));
  if (charset && !/^charset="?utf-?8"?$/.test(charset)) return undefined;
  if (type.trim() === 'application/json') return 'json';
  return type.trim() === 'application/x-www-form-urlencoded' ? 'form' : undefined;
}

const utf8 = new TextDecoder('utf-8', { fatal: true });

/** Undefined if the body is damaged, ambiguous or not an object. */
export function parseBody(body: Uint8Array, format: Format): Values | undefined {
  try {
    const text = utf8.decode(body);
    return format === 'json' ? parseJson(text) : parseForm(text);
  } catch {
    return undefined;
  }
}

function parseJson(text: string): Values | undefined {
  const value: unknown = JSON.parse(text);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
  return Object.assign(Object.create(null), value);
}

const mostPairs = 50;

/** Undefined as well if a name occurs twice, since then it is unclear what was meant. */
function parseForm(text: string): Values | undefined {
  const pairs = text.split('&', mostPairs + 1).filter((pair) => pair !== '');
  if (pairs.length > mostPairs) return undefined;
  const values: Values = Object.create(null);
  for (const pair of pairs) {
    const [encoded = '', ...rest] = pair.split('=');
    const name = decodeField(encoded);
    if (name in values) return undefined;
    values[name] = decodeField(rest.join('='));
  }
  return values;
}

// Unlike URLSearchParams, this throws for invalid UTF-8 instead of replacing what was typed.
function decodeField(text: string): string {
  return decodeURIComponent(text.replaceAll('+', ' '));
}

import type { Readable } from 'node:stream';
import { limits } from '#server/http/limits.ts';

/** Undefined once the body is longer than `maxBytes`, or comes in absurdly many pieces. Throws when it breaks off. */
export async function readBody(stream: Readable, maxBytes: number): Promise<Buffer | undefined> {
  const pieces: Buffer[] = [];
  let length = 0;
  for await (const piece of stream.iterator({ destroyOnReturn: false })) {
    length += piece.length;
    if (length > maxBytes || pieces.push(piece) > limits.bodyPieces) return undefined;
  }
  return Buffer.concat(pieces);
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

/** Undefined as soon as the body proves longer than `maxBytes`. Throws when the sender breaks off. */
export async function readBody(request: Request, maxBytes: number): Promise<Uint8Array | undefined> {
  const declared = request.headers.get('content-length');
  // The HTTP parser holds senders to the length they declare, so a small one can be read whole.
  if (declared !== null) return Number(declared) > maxBytes ? undefined : new Uint8Array(await request.arrayBuffer());
  return request.body ? readStream(request.body, maxBytes) : new Uint8Array();
}

async function readStream(stream: ReadableStream<Uint8Array>, maxBytes: number): Promise<Uint8Array | undefined> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of stream) {
    length += chunk.byteLength;
    if (length > maxBytes) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

export type BodyGate = ReturnType<typeof createBodyGate>;

/** Bounds the bodies under way, in all and from one address: each may take as long as `requestTimeout`. */
export function createBodyGate(most: { readonly inAll: number; readonly fromOneAddress: number }) {
  const byAddress = new Map<string, number>();
  let all = 0;
  return {
    /** Reads a body; undefined, without reading, while too many are being read. */
    async run<T>(address: string, read: () => Promise<T>): Promise<T | undefined> {
      const before = byAddress.get(address) ?? 0;
      if (all >= most.inAll || before >= most.fromOneAddress) return undefined;
      all += 1;
      byAddress.set(address, before + 1);
      try {
        return await read();
      } finally {
        all -= 1;
        const left = (byAddress.get(address) ?? 1) - 1;
        if (left > 0) byAddress.set(address, left);
        else byAddress.delete(address);
      }
    },
  };
}

export type Format = 'json' | 'form';

/** The names and values sent, of any type; without a prototype, so that no name has a meaning of its own. */
export type Values = Record<string, unknown>;

export function formatOf(contentType: string | null): Format | undefined {
  const [type = '', ...parameters] = (contentType ?? '').toLowerCase().split(';');
  const charset = parameters.map((part) => part.trim()).find((part) => part.startsWith('charset='));
  if (charset && !/^charset="?utf-?8"?$/.test(charset)) return undefined;
  if (type.trim() === 'application/json') return 'json';
  return type.trim() === 'application/x-www-form-urlencoded' ? 'form' : undefined;
}

const utf8 = new TextDecoder('utf-8', { fatal: true });

/** Undefined when the body is damaged, ambiguous or no object. */
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
  return collect(topLevelNames(text).map((name) => [name, (value as Values)[name]]));
}

// Our form sends ten.
const mostPairs = 50;

function parseForm(text: string): Values | undefined {
  const pairs = text.split('&', mostPairs + 1).filter((pair) => pair !== '');
  if (pairs.length > mostPairs) return undefined;
  return collect(
    pairs.map((pair) => {
      const [name = '', ...rest] = pair.split('=');
      return [decodeField(name), decodeField(rest.join('='))];
    }),
  );
}

// Unlike URLSearchParams this throws for bytes that are no UTF-8 instead of replacing what was typed.
function decodeField(text: string): string {
  return decodeURIComponent(text.replaceAll('+', ' '));
}

/** A name that comes twice leaves open which value was meant; nobody's form sends that. */
function collect(pairs: [string, unknown][]): Values | undefined {
  const values: Values = Object.create(null);
  for (const [name, value] of pairs) {
    if (name in values) return undefined;
    values[name] = value;
  }
  return values;
}

/** The names of a JSON object as they are written, repeated ones too, which JSON.parse would hide. */
function topLevelNames(json: string): string[] {
  const names: string[] = [];
  let depth = 0;
  for (const [token] of json.matchAll(/"[^"\\]*(?:\\.[^"\\]*)*"(?:\s*:)?|[{}[\]]/g)) {
    if (token === '{' || token === '[') depth += 1;
    else if (token === '}' || token === ']') depth -= 1;
    else if (depth === 1 && token.endsWith(':')) names.push(JSON.parse(token.slice(0, -1)));
  }
  return names;
}

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

export interface BodyGate {
  /** Reads a body; undefined, without reading, while too many are being read. */
  run<T>(address: string, read: () => Promise<T>): Promise<T | undefined>;
}

/** Bounds the bodies under way, in all and from one address: each may take as long as `requestTimeout`. */
export function createBodyGate(most: { readonly inAll: number; readonly fromOneAddress: number }): BodyGate {
  const byAddress = new Map<string, number>();
  let all = 0;
  return {
    async run(address, read) {
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

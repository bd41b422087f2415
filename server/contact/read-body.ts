/**
 * Takes a request, gives its body, or undefined as soon as it proves longer than `maxBytes`.
 * Throws when the sender breaks off.
 */
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

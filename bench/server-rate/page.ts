import { createFileServer } from '#server/http/files/file-server.ts';

/** What all contestants send: one page in brotli, with every header that the site gives it. */
export interface BenchPage {
  readonly path: string;
  readonly headers: Record<string, string>;
  readonly body: Buffer;
}

/** Reads the page as the site serves it from `build/client`. Throws a clear sentence when there is no built site. */
export async function benchPage(): Promise<BenchPage> {
  const path = '/sap';
  const files = createFileServer({ directory: 'build/client', compressedDirectory: 'build/compressed' });
  const response = files.respond(new Request(`http://localhost${path}`, { headers: { 'Accept-Encoding': 'br' } }));
  return { path, headers: Object.fromEntries(response.headers), body: Buffer.from(await response.arrayBuffer()) };
}

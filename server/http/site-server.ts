import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, isIPv6 } from 'node:net';
import { createAdaptorServer } from '@hono/node-server';
import type { App } from '#server/app.ts';
import { contactAddresses } from '#server/contact/contact-page.ts';
import { addQuickLane } from '#server/quick-lane/quick-lane.ts';
import { listenError } from '#server/start-error.ts';
import type { FileServer } from './files/file-server.ts';
import { applyLimits, serverOptions } from './limits.ts';

export interface SiteServer {
  readonly server: Server;
  /** Takes no more requests and waits until those under way are answered, at most `graceMs`. */
  close(graceMs: number): Promise<void>;
}

/**
 * The HTTP server of the site, not listening yet. Plain GETs of `files` take the quick lane, past the app; without them
 * the app sees every request.
 */
export function createSiteServer(app: App, files: FileServer | undefined): SiteServer {
  const server = createAdaptorServer({
    createServer,
    serverOptions,
    fetch: (request, env) =>
      namesOneHost(env.incoming.rawHeaders) ? app.fetch(request, env.incoming.socket?.remoteAddress) : badRequest(),
  }) as Server;
  applyLimits(server);
  // The contact pages change with each second; they take the way through the app.
  const lane =
    files &&
    addQuickLane(server, {
      prepared: (path, preferences) =>
        contactAddresses.includes(path) ? undefined : files.prepared(path, preferences),
    });

  async function close(graceMs: number): Promise<void> {
    const closed = new Promise<void>((resolve) => server.close(() => resolve()));
    lane?.end();
    server.closeIdleConnections();
    const timer = setTimeout(() => server.closeAllConnections(), graceMs);
    await closed;
    clearTimeout(timer);
  }

  return { server, close };
}

/** RFC 9112 (3.2) wants a second Host refused; node:http passes over it, and a proxy in front may have read that one. */
function namesOneHost(rawHeaders: readonly string[]): boolean {
  return rawHeaders.filter((text, index) => index % 2 === 0 && text.toLowerCase() === 'host').length < 2;
}

function badRequest(): Response {
  const headers = { 'Content-Type': 'text/plain', 'X-Content-Type-Options': 'nosniff', Connection: 'close' };
  return new Response('Bad request\n', { status: 400, headers });
}

/** Begins to listen. Throws StartError with one sentence. */
export async function listen(server: Server, host: string, port: number): Promise<void> {
  try {
    server.listen(port, host);
    await once(server, 'listening');
  } catch (error) {
    throw listenError(error, host, port);
  }
}

/** Address to open in a browser. */
export function addressOf(server: Server): string {
  const { address, port } = server.address() as AddressInfo;
  return localAddress(address, port);
}

/** These mean every address of the machine, and are none that a program could ask. */
const loopbackFor: Readonly<Record<string, string>> = { '::': '::1', '0.0.0.0': '127.0.0.1' };

/** Web address at which a program on this machine reaches a server that listens on this host and port. */
export function localAddress(host: string, port: number): string {
  const reached = loopbackFor[host] ?? host;
  return `http://${isIPv6(reached) ? `[${reached}]` : reached}:${port}`;
}

import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import { type AddressInfo, isIPv6, type Socket } from 'node:net';
import { getRequestListener, type HttpBindings } from '@hono/node-server';
import type { Hono } from 'hono';
import { StartError } from '#server/start-error.ts';
import { boundPieces, limits } from './limits.ts';
import { networkOf } from './network.ts';

/** What a host passes on beside the request: @hono/node-server its own request, others something else. */
export interface AppEnv {
  Bindings: Partial<HttpBindings>;
}

export function createSiteServer(
  app: Pick<Hono<AppEnv>, 'fetch'>,
  { connectionsPerAddress, onDisconnect }: { connectionsPerAddress: number; onDisconnect: (reason: string) => void },
) {
  // HTTP/1.0 may name no host. No page can have this one as its origin (RFC 6761, 6.4).
  const hostname = 'no-host.invalid';
  const answerTo = (request: Request, env: HttpBindings) => {
    const { incoming } = env;
    const answer = isUnambiguous(incoming) ? app.fetch(request, env) : badRequest();
    // Once it is answered, nobody reads the rest.
    const boundRest = () => void (incoming.complete || boundPieces(incoming));
    void Promise.resolve(answer).then(boundRest, boundRest);
    return answer;
  };
  const listener = getRequestListener((request, env) => answerTo(request, env as HttpBindings), { hostname });
  // node:http takes the limits that are its own options.
  const server = createServer({ ...limits, requireHostHeader: true });
  server.maxHeadersCount = limits.maxHeadersCount;
  server.maxRequestsPerSocket = limits.maxRequestsPerSocket;
  server.maxConnections = limits.maxConnections;
  server.timeout = limits.socketTimeout;
  // Reached only by senders who go on after being told that the connection closes.
  server.on('dropRequest', (_request, socket) => socket.destroy());
  server.on('drop', () => onDisconnect('too many connections'));

  const connections = createCounts<string>();
  const unanswered = createCounts<Socket>();
  server.on('connection', (socket) => {
    const network = networkOf(socket.remoteAddress);
    socket.once('close', () => connections.add(network, -1));
    if (connections.add(network, 1) <= connectionsPerAddress) return;
    onDisconnect('too many connections of one address');
    socket.destroy();
  });
  server.on('request', (request, response) => {
    const { socket } = request;
    // node:http delivers the other requests of a packet even after their connection is closed.
    if (socket.destroyed) return;
    response.once('close', () => unanswered.add(socket, -1));
    if (unanswered.add(socket, 1) <= limits.unansweredPerSocket) return void listener(request, response);
    onDisconnect('too many unanswered requests');
    socket.destroy();
  });

  /** Waits for the requests under way, at most `graceMs`. */
  async function close(graceMs: number): Promise<void> {
    const closed = new Promise<void>((resolve) => server.close(() => resolve()));
    // Node keeps a connection for keepAliveTimeout after the answer that was under way.
    const idle = setInterval(() => server.closeIdleConnections(), 50);
    const grace = setTimeout(() => server.closeAllConnections(), graceMs);
    await closed;
    clearInterval(idle);
    clearTimeout(grace);
  }

  return { server, close };
}

function createCounts<Key>() {
  const counts = new Map<Key, number>();
  return {
    add(key: Key, change: 1 | -1): number {
      const count = (counts.get(key) ?? 0) + change;
      if (count > 0) counts.set(key, count);
      else counts.delete(key);
      return count;
    },
  };
}

/** Proxies may read these differently: an empty or second Host (RFC 9112, 3.2), chunks in HTTP/1.0 (6.1). */
function isUnambiguous(request: Pick<IncomingMessage, 'rawHeaders' | 'headers' | 'httpVersionMinor'>): boolean {
  const { rawHeaders, headers, httpVersionMinor } = request;
  const hosts = rawHeaders.filter((text, index) => index % 2 === 0 && text.toLowerCase() === 'host');
  return (
    hosts.length < 2 && (httpVersionMinor === 0 ? headers['transfer-encoding'] === undefined : headers.host !== '')
  );
}

function badRequest(): Response {
  const headers = { 'Content-Type': 'text/plain', 'X-Content-Type-Options': 'nosniff', Connection: 'close' };
  return new Response('Bad request\n', { status: 400, headers });
}

export async function listen(server: Server, host: string, port: number): Promise<void> {
  try {
    server.listen(port, host);
    await once(server, 'listening');
  } catch (error) {
    throw listenError(error, host, port);
  }
}

function listenError(error: unknown, host: string, port: number): StartError {
  const { code = 'error' } = error as { code?: string };
  const advice: Record<string, string> = {
    EADDRINUSE: 'is in use: stop the other program, or set PORT to a free one',
    EACCES: 'may not be used by this user: set PORT to one above 1023',
    EADDRNOTAVAIL: 'is no address of this machine: correct HOST',
    ENOTFOUND: 'is no known host: correct HOST',
  };
  return new StartError(`${host}:${port} ${advice[code] ?? 'cannot be listened on: correct HOST or PORT'} (${code}).`);
}

export function addressOf(server: Server): string {
  const { address, port } = server.address() as AddressInfo;
  return localAddress(address, port);
}

/** These mean every address of the machine, so a program cannot connect to them. */
const loopbackFor: Readonly<Record<string, string>> = { '::': '::1', '0.0.0.0': '127.0.0.1' };

export function localAddress(host: string, port: number): string {
  const reached = loopbackFor[host] ?? host;
  return `http://${isIPv6(reached) ? `[${reached}]` : reached}:${port}`;
}

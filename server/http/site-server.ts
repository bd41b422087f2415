import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, isIPv6 } from 'node:net';
import { getRequestListener, type HttpBindings } from '@hono/node-server';
import type { Hono } from 'hono';
import { StartError } from '#server/start-error.ts';
import { limits } from './limits.ts';

/** What a host passes on beside the request: @hono/node-server its own request, others something else. */
export interface AppEnv {
  Bindings: Partial<HttpBindings>;
}

export function createSiteServer(app: Pick<Hono<AppEnv>, 'fetch'>) {
  // node:http takes the limits that are its own options.
  const server = createServer({ ...limits }, getRequestListener(app.fetch));
  server.maxRequestsPerSocket = limits.maxRequestsPerSocket;
  server.maxConnections = limits.maxConnections;
  server.timeout = limits.socketTimeout;

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
  };
  return new StartError(`${host}:${port} ${advice[code] ?? 'cannot be listened on: correct HOST or PORT'} (${code}).`);
}

export function urlOf(server: Server): string {
  const { address, port } = server.address() as AddressInfo;
  return localAddress(address, port);
}

/** These mean every address of the machine, so a program cannot connect to them. */
const loopbackFor: Readonly<Record<string, string>> = { '::': '::1', '0.0.0.0': '127.0.0.1' };

export function localAddress(host: string, port: number): string {
  const reached = loopbackFor[host] ?? host;
  return `http://${isIPv6(reached) ? `[${reached}]` : reached}:${port}`;
}

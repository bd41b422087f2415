import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createAdaptorServer } from '@hono/node-server';
import { type App, createApp } from './app.ts';
import { createContactPages } from './contact/contact-page.ts';
import type { Env } from './env.ts';
import { createFileServer, type FileServer } from './files/file-server.ts';
import { readRedirects, redirectTable } from './files/redirects.ts';
import { type SiteSecurity, siteSecurity } from './headers/security.ts';
import { startHousekeeping } from './housekeeping.ts';
import { applyLimits, serverOptions } from './limits.ts';
import type { Log } from './log.ts';
import { createMetricsServer } from './metrics-server.ts';
import { lockDataDirectory, openConfiguredStore, prepareDataDirectory } from './open-store.ts';
import { createServiceParts, type ServiceParts } from './service-parts.ts';
import { listenError } from './start-error.ts';
import { dropLeases } from './store/mail-queue.ts';

export interface RunningServer {
  /** Address to open in a browser. */
  readonly address: string;
  /** Whether there is a built site to serve, or the contact service alone. */
  readonly hasSite: boolean;
  /** Takes no more requests, lets those under way and the mails being sent finish, and closes the store. */
  stop(): Promise<void>;
}

/** How long requests, and then mails, may take to finish at a stop; milliseconds. */
const grace = { requests: 10_000, mails: 8000 };

/** Opens everything the settings name and listens. Throws StartError with one sentence. */
export async function startServer(env: Env, log: Log): Promise<RunningServer> {
  prepareDataDirectory(env.DATA_DIR);
  const lock = env.DATABASE_URL ? undefined : lockDataDirectory(env.DATA_DIR);
  const store = await openConfiguredStore(env, log);
  const parts = await createServiceParts(env, store, log);
  // Only this process sends from a SQLite file: what a killed predecessor had claimed is free at once.
  if (lock) await dropLeases(store);

  let stopping = false;
  const security = siteSecurity({ siteUrl: env.SITE_URL });
  const files = readSite(security);
  const app = await assemble(env, parts, files, security, () => stopping);
  const server = createSiteServer(app);
  const metricsServer = createMetricsServer(store, parts.contact.metrics, parts.contact.clock);
  try {
    await listen(server, env.HOST, env.PORT);
    if (env.METRICS_PORT !== undefined) await listen(metricsServer, '127.0.0.1', env.METRICS_PORT);
  } catch (error) {
    server.close();
    await store.close();
    throw error;
  }
  parts.outbox.start();
  const endHousekeeping = startHousekeeping(env, parts);

  async function stop(): Promise<void> {
    stopping = true;
    endHousekeeping();
    metricsServer.close();
    await closeServer(server);
    await parts.outbox.stop(grace.mails);
    await store.close();
    lock?.release();
  }

  return { address: addressOf(server), hasSite: files !== undefined, stop };
}

async function assemble(
  env: Env,
  parts: ServiceParts,
  files: FileServer | undefined,
  security: SiteSecurity,
  isStopping: () => boolean,
): Promise<App> {
  return createApp({
    ...parts.contact,
    files,
    contactPages: files && (await createContactPages(files, parts.stamper)),
    security,
    drain: env.DRAIN_TOKEN ? { token: env.DRAIN_TOKEN, run: parts.outbox.drain } : undefined,
    isStopping,
  });
}

function readSite(security: SiteSecurity): FileServer | undefined {
  if (!existsSync('build/client')) return undefined;
  const redirects = redirectTable(readRedirects('content/redirects.yaml'));
  return createFileServer({
    directory: 'build/client',
    compressedDirectory: 'build/compressed',
    security,
    redirects,
  });
}

function createSiteServer(app: App): Server {
  const server = createAdaptorServer({
    createServer,
    serverOptions,
    fetch: (request, env) => app.fetch(request, env.incoming.socket?.remoteAddress),
  });
  return applyLimits(server as Server);
}

async function listen(server: Server, host: string, port: number): Promise<void> {
  try {
    server.listen(port, host);
    await once(server, 'listening');
  } catch (error) {
    throw listenError(error, host, port);
  }
}

async function closeServer(server: Server): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  server.closeIdleConnections();
  const timer = setTimeout(() => server.closeAllConnections(), grace.requests);
  await closed;
  clearTimeout(timer);
}

function addressOf(server: Server): string {
  const { address, family, port } = server.address() as AddressInfo;
  return `http://${family === 'IPv6' ? `[${address}]` : address}:${port}`;
}

import { createServer, type Server } from 'node:http';
import { createAdaptorServer } from '@hono/node-server';
import type { Clock } from '#server/clock.ts';
import { type Metrics, renderMetrics } from '#server/metrics.ts';
import { queueState } from '#server/store/mail-queue.ts';
import type { Store } from '#server/store/store.ts';

/** A server of its own for `/metrics`, to be bound to the loopback address: figures are nobody else's business. */
export function createMetricsServer(store: Store, metrics: Metrics, clock: Clock): Server {
  return createAdaptorServer({
    createServer,
    fetch: async (request) => {
      if (new URL(request.url).pathname !== '/metrics') return new Response('Not found\n', { status: 404 });
      const queue = await queueState(store, clock.now()).catch(() => undefined);
      const headers = { 'Content-Type': 'text/plain; version=0.0.4; charset=utf-8' };
      return new Response(renderMetrics(metrics, queue), { headers });
    },
  }) as Server;
}

import { createServer, type Server } from 'node:http';
import { createAdaptorServer } from '@hono/node-server';
import type { Clock } from '#server/clock.ts';
import { type QueueState, queueState } from '#server/store/mail-queue.ts';
import type { Store } from '#server/store/store.ts';

const counters = {
  received: 'Well-formed requests to send a message.',
  stored: 'Messages stored, quarantined ones too.',
  repeated: 'Requests that repeated a stored message.',
  quarantined: 'Messages kept apart as possible spam.',
  limited: 'Requests refused by a rate limit.',
  overflow: 'Messages beyond RATE_TOTAL, kept apart while the disk has room.',
  disconnected: 'Connections closed: too many, in all or from one address, or too many requests without an answer.',
  unstored: 'Requests answered 503 because the message could not be stored.',
  delivered: 'Mails taken by the mail server.',
  failed: 'Failed attempts to send a mail.',
} as const;

export type Counter = keyof typeof counters;

export type Metrics = ReturnType<typeof createMetrics>;

export function createMetrics() {
  const values = Object.fromEntries(Object.keys(counters).map((name) => [name, 0])) as Record<Counter, number>;
  return {
    count(counter: Counter): void {
      values[counter] += 1;
    },
    value: (counter: Counter) => values[counter],
  };
}

/** A separate server for `/metrics`, bound to the loopback address, because the figures are private. */
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

/** The text format that Prometheus reads (https://prometheus.io/docs/instrumenting/exposition_formats/). */
function renderMetrics(metrics: Metrics, queue: QueueState | undefined): string {
  const figure = (name: string, type: 'counter' | 'gauge', help: string, value: number) =>
    `# HELP contact_${name} ${help}\n# TYPE contact_${name} ${type}\ncontact_${name} ${value}\n`;
  const counted = (Object.keys(counters) as Counter[]).map((name) =>
    figure(`${name}_total`, 'counter', counters[name], metrics.value(name)),
  );
  const queued = queue && [
    figure('queue_length', 'gauge', 'Mails that wait to be sent.', queue.waiting),
    figure('queue_age_seconds', 'gauge', 'Age of the oldest mail that waits.', queue.oldestMs / 1000),
    figure('mails_stuck', 'gauge', 'Mails that were given up and need a person.', queue.stuck),
  ];
  const up = figure('store_up', 'gauge', 'Whether the store answers.', queue ? 1 : 0);
  return [...counted, ...(queued ?? []), up].join('');
}

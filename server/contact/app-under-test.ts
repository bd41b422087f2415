import type { IncomingMessage } from 'node:http';
import type { Hono } from 'hono';
import { type AppParts, createApp } from '#server/app.ts';
import type { Clock } from '#server/clock.ts';
import type { AppEnv } from '#server/http/app-env.ts';
import { limits } from '#server/http/limits.ts';
import { createMetrics, type Metrics } from '#server/metrics.ts';
import { createRateLimiter } from '#server/spam/rate-limit.ts';
import { createRepeatedText } from '#server/spam/repeated-text.ts';
import { createSpamFilter } from '#server/spam/spam-filter.ts';
import { createTimestamps, type Timestamps } from '#server/spam/timestamp.ts';
import { openStore, type Store } from '#server/store/store.ts';
import { createBodyGate } from './body.ts';
import { readTexts } from './texts.ts';
import { createTokens, type Tokens } from './tokens.ts';

export interface AppUnderTest extends AsyncDisposable {
  readonly app: Hono<AppEnv>;
  readonly store: Store;
  readonly clock: Clock & { time: number };
  readonly metrics: Metrics;
  readonly timestamps: Timestamps;
  readonly tokens: Tokens;
  readonly logged: string[];
  /** Posts to the form's address as JSON, from the site's own page. */
  post(body: unknown, headers?: Record<string, string>, from?: string): Promise<Response>;
}

export const honest = {
  name: 'Ana Rivera',
  email: 'ana@cooperativa.test',
  phone: '787-555-0142',
  website: 'https://cooperativa.test',
  message: 'Our SAP upgrade is late and the auditors come in March. Can you help?',
  elapsed: '45000',
};

/** The whole service over a database in memory and a clock that tests set. */
export async function appUnderTest(changes: Partial<AppParts> = {}): Promise<AppUnderTest> {
  const clock = { time: Date.UTC(2026, 10, 20, 12), now: () => clock.time };
  const store = await openStore({ file: ':memory:' });
  const metrics = createMetrics();
  const timestamps = createTimestamps('a secret for tests', clock);
  const tokens = createTokens('a secret for tests');
  const logged: string[] = [];
  const app = createApp({
    store,
    clock,
    metrics,
    tokens,
    texts: readTexts('content'),
    origins: { siteOrigin: undefined, allowedOrigins: [], trustedProxies: 0 },
    limiter: createRateLimiter({ perAddress: 100, total: 1000, windowMs: 600_000 }, clock),
    spamFilter: createSpamFilter(timestamps, createRepeatedText(clock)),
    log: (event, fields) => logged.push(JSON.stringify({ event, ...fields })),
    maxBodyBytes: limits.bodyBytes,
    hasRoom: () => true,
    bodyGate: createBodyGate(limits.bodiesUnderWay),
    confirmation: false,
    webhook: false,
    onStored: () => {},
    ...changes,
  });
  return {
    app,
    store,
    clock,
    metrics,
    timestamps,
    tokens,
    logged,
    post: async (body, headers = {}, from = '203.0.113.7') =>
      app.fetch(
        new Request('http://site.test/api/contact', {
          method: 'POST',
          headers: { 'Content-Type': 'application/json', ...headers },
          body: typeof body === 'string' ? body : JSON.stringify(body),
        }),
        { incoming: { socket: { remoteAddress: from } } as IncomingMessage },
      ),
    [Symbol.asyncDispose]: () => store.close(),
  };
}

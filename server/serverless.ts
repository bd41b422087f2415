import { type App, createApp } from './app.ts';
import { systemClock } from './clock.ts';
import { EnvError, readEnv } from './env.ts';
import { attempt, drainAndErase } from './housekeeping.ts';
import { securityOf } from './http/headers/security.ts';
import { createLog, type Log } from './log.ts';
import { createServiceParts, rateWindowMs } from './service-parts.ts';
import { openConfiguredStore } from './store/open-store.ts';
import { shareCounts } from './store/rate-counts.ts';

/** What hosts give a function beside the request: a way to go on working after the answer. */
export interface FunctionContext {
  waitUntil(work: Promise<unknown>): void;
}

export type FunctionHandler = (request: Request, context?: FunctionContext) => Promise<Response>;

/**
 * The contact service as a plain function from Request to Response, for hosts that start processes as they need them.
 * It needs DATABASE_URL, and TRUST_PROXY because on such hosts only a header tells who the visitor is. Throws EnvError
 * or StartError with one sentence. Call it once and keep the handler.
 */
export async function createFunctionHandler(source: Record<string, string | undefined>): Promise<FunctionHandler> {
  const env = readEnv(source);
  if (!env.DATABASE_URL) throw new EnvError('DATABASE_URL must be set: such a host keeps no files.');
  if (!env.SMTP_URL) throw new EnvError('SMTP_URL must be set: such a host keeps no files.');
  if (env.TRUST_PROXY === 0)
    throw new EnvError('TRUST_PROXY must be set to the number of proxies of the host, usually 1.');
  const log = createLog((line) => process.stdout.write(line), systemClock);
  const store = await openConfiguredStore(env, log);
  const parts = await createServiceParts(env, store, log);
  const { contact, outbox } = parts;
  const drain = env.DRAIN_TOKEN ? { token: env.DRAIN_TOKEN, run: () => drainAndErase(env, parts) } : undefined;
  const app = createApp({ ...contact, drain, security: securityOf(env) });
  const works = {
    'rate-sharing': () => shareCounts(store, contact.limiter, rateWindowMs),
    drain: outbox.drain,
  };
  return afterAnswering(app, works, log);
}

/**
 * Lets works follow each message that was taken: after the answer where the host allows that, else before it. None
 * stops another by failing; each failure is logged under the work's name. What they do not finish waits in the store for
 * the drain call or command.
 */
export function afterAnswering(
  app: App,
  works: Readonly<Record<string, () => Promise<unknown>>>,
  log: Log,
): FunctionHandler {
  return async (request, context) => {
    const response = await app.fetch(request);
    if (request.method !== 'POST' || ![200, 303].includes(response.status)) return response;
    const following = Promise.all(Object.entries(works).map(([name, work]) => attempt(log, name, work)));
    if (context) context.waitUntil(following);
    else await following;
    return response;
  };
}

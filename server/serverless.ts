import { Hono } from 'hono';
import { SettingError } from '#server/site-settings.ts';
import { systemClock } from './clock.ts';
import { createServiceParts } from './contact/service-parts.ts';
import { readEnv } from './env.ts';
import { securityOf } from './http/headers/headers.ts';
import type { AppEnv } from './http/site-server.ts';
import { drainAndErase, runLogged } from './jobs/scheduled-jobs.ts';
import { createLog, type Log } from './log.ts';
import { mailRouteOf } from './mail/mail-route.ts';
import { openContent } from './open-content.ts';
import { createApp } from './start/app.ts';
import { openConfiguredStore } from './store/open-store.ts';

/**
 * The contact service for hosts that start processes as they need them; throws SettingError, StartError or
 * ContentError. Hono's adapters make of it what a host takes. On AWS Lambda, behind an HTTP API of API Gateway or a
 * function URL:
 *
 *     import { handle } from 'hono/aws-lambda';
 *     import { createFunctionApp } from '#server/serverless.ts';
 *
 *     export const handler = handle(await createFunctionApp(process.env));
 *
 * It needs DATABASE_URL and SMTP_URL, because such a host keeps no files, and TRUST_PROXY (on Lambda 1), because only a
 * header tells who the visitor is. Pages are served by a static host; SITE_URL names it, and the build's
 * VITE_CONTACT_ENDPOINT names this service. With DRAIN_TOKEN, have a scheduler POST to /api/contact/drain every few
 * minutes.
 */
export async function createFunctionApp(source: Record<string, string | undefined>): Promise<Hono<AppEnv>> {
  const env = readEnv(source, openContent());
  if (!env.DATABASE_URL) throw new SettingError('DATABASE_URL must be set: such a host keeps no files.');
  if (!mailRouteOf(env).leaves) throw new SettingError('SMTP_URL must be set: such a host keeps no files.');
  if (env.TRUST_PROXY === 0)
    throw new SettingError('TRUST_PROXY must be set to the number of proxies of the host, usually 1.');
  const log = createLog((line) => process.stdout.write(line), systemClock);
  const store = await openConfiguredStore(env, log);
  const parts = await createServiceParts(env, openContent, store, log);
  const drain = env.DRAIN_TOKEN ? { token: env.DRAIN_TOKEN, run: () => drainAndErase(env, parts) } : undefined;
  return withDrain(createApp({ ...parts.contact, drain, security: securityOf(env) }), parts.outbox.drain, log);
}

/** Sends mail before the answer, after which the host may stop the process. What is left waits in the store. */
export function withDrain(app: Hono<AppEnv>, drain: () => Promise<unknown>, log: Log) {
  const whole = new Hono<AppEnv>();
  whole.post('/api/contact', async (c, next) => {
    await next();
    if ([200, 303].includes(c.res.status)) await runLogged(log, 'drain', drain);
  });
  return whole.route('/', app);
}

import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { cors } from 'hono/cors';
import { z } from 'zod';
import { limits } from '#server/http/limits.ts';
import { networkOf } from '#server/http/network.ts';
import type { AppEnv } from '#server/http/site-server.ts';
import { visitorLanguage } from '#server/service-content.ts';
import { formatOf, type Values } from './body.ts';
import { checkOrigin, clientAddress } from './origin.ts';
import { hiddenValue } from './read-message.ts';
import { createResponder, type ResponseContext } from './response.ts';
import { type ContactDeps, createTakeMessage } from './take-message.ts';

/** How long a canary's token is valid, and how far two clocks may differ; milliseconds. */
const canaryLifetime = 60_000;

/** The test message of an operator carries this header: the time and a signature. */
export const canaryHeader = 'x-contact-canary';

const namesAndValues = z.record(z.string(), z.unknown());

export function contactRoutes(deps: ContactDeps): Hono<AppEnv> {
  const { site } = deps.content;
  const respond = createResponder(deps.content);
  const takeMessage = createTakeMessage(deps);

  async function receive(c: Context<AppEnv>): Promise<Response> {
    const request = c.req.raw;
    // Another site's page that may not use us gets no redirect, whatever it sent.
    if (!checkOrigin(request, deps.env).allowed)
      return respond({ refusal: 'foreign' }, { ...contextOf(c), format: 'json' });
    const format = formatOf(c.req.header('content-type'));
    if (!format) return respond({ refusal: 'type' }, contextOf(c));
    const body = format === 'form' ? c.req.parseBody() : c.req.json();
    // A body that breaks off is none.
    const values = namesAndValues.safeParse(await body.catch(() => undefined)).data;
    if (!values) return respond({ refusal: 'malformed' }, contextOf(c));
    const address = clientAddress(request, c.env?.incoming?.socket.remoteAddress, deps.env.TRUST_PROXY);
    const network = deps.tokens.sign('network', networkOf(address));
    const context = contextOf(c, hiddenValue(values, 'locale'));
    const { locale } = context;
    const fromBrowser = request.headers.has('sec-fetch-site');
    const canary = isCanary(request, values);
    return respond(await takeMessage(values, { locale, network, fromBrowser, canary }), context);
  }

  function contextOf({ req }: Context<AppEnv>, formLocale = ''): ResponseContext {
    const locale = visitorLanguage(site, formLocale, req.header('accept-language') ?? null);
    const format = formatOf(req.header('content-type')) ?? 'json';
    return { locale, format, crossOrigin: checkOrigin(req.raw, deps.env).crossOrigin };
  }

  /** The signature covers key and words, so that one token sends one message. */
  function isCanary(request: Request, values: Values): boolean {
    const [time = '', proof = ''] = (request.headers.get(canaryHeader) ?? '').split('.');
    const isRecent = Math.abs(deps.clock.now() - Number(time)) <= canaryLifetime;
    const message = typeof values.message === 'string' ? values.message : '';
    return isRecent && deps.tokens.isSigned(proof, 'canary', time, hiddenValue(values, 'key'), message);
  }

  return new Hono<AppEnv>()
    .use(
      cors({
        origin: (_origin, { req }) => checkOrigin(req.raw, deps.env).crossOrigin,
        allowMethods: ['POST'],
        allowHeaders: ['Content-Type'],
        maxAge: 7200,
      }),
    )
    .post('/', (c, next) => {
      const onError = () => respond({ refusal: 'tooLarge' }, contextOf(c));
      return bodyLimit({ maxSize: limits.bodyBytes[contextOf(c).format], onError })(c, next);
    })
    .post('/', receive)
    .all('/', (c) => respond({ refusal: 'method' }, { ...contextOf(c), format: 'json' }));
}

import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { cors } from 'hono/cors';
import { z } from 'zod';
import { limits } from '#server/http/limits.ts';
import { networkOf } from '#server/http/network.ts';
import type { AppEnv } from '#server/http/site-server.ts';
import { visitorLanguage } from '#server/service-content.ts';
import { formatOf, type Submitted } from './body.ts';
import { checkOrigin, clientAddress } from './origin.ts';
import { hiddenValue } from './read-message.ts';
import { createResponder, type ResponseContext } from './response.ts';
import { type ContactContext, createTakeMessage } from './take-message.ts';

/** How long a canary's token is valid, and how far two clocks may differ; milliseconds. */
const canaryLifetime = 60_000;

/** The test message of an operator carries this header: the time and a signature. */
export const canaryHeader = 'x-contact-canary';

const submissionSchema = z.record(z.string(), z.unknown());

export function contactRoutes(context: ContactContext): Hono<AppEnv> {
  const { site } = context.content;
  const respond = createResponder(context.content);
  const takeMessage = createTakeMessage(context);

  async function receive(c: Context<AppEnv>): Promise<Response> {
    const request = c.req.raw;
    // Another site's page that may not use us gets no redirect, whatever it sent.
    if (!checkOrigin(request, context.env).allowed)
      return respond({ refusal: 'foreign' }, { ...responseContextOf(c), format: 'json' });
    const format = formatOf(c.req.header('content-type'));
    if (!format) return respond({ refusal: 'type' }, responseContextOf(c));
    const body = format === 'form' ? c.req.parseBody() : c.req.json();
    // A body that breaks off is none.
    const submitted = submissionSchema.safeParse(await body.catch(() => undefined)).data;
    if (!submitted) return respond({ refusal: 'malformed' }, responseContextOf(c));
    const address = clientAddress(request, c.env?.incoming?.socket.remoteAddress, context.env.TRUST_PROXY);
    const network = context.tokens.sign('network', networkOf(address));
    const responseContext = responseContextOf(c, hiddenValue(submitted, 'locale'));
    const { locale } = responseContext;
    const fromBrowser = request.headers.has('sec-fetch-site');
    const canary = isCanary(request, submitted);
    return respond(await takeMessage(submitted, { locale, network, fromBrowser, canary }), responseContext);
  }

  function responseContextOf({ req }: Context<AppEnv>, formLocale = ''): ResponseContext {
    const locale = visitorLanguage(site, formLocale, req.header('accept-language') ?? null);
    const format = formatOf(req.header('content-type')) ?? 'json';
    return { locale, format, crossOrigin: checkOrigin(req.raw, context.env).crossOrigin };
  }

  /** The signature covers key and words, so that one token sends one message. */
  function isCanary(request: Request, submitted: Submitted): boolean {
    const [time = '', proof = ''] = (request.headers.get(canaryHeader) ?? '').split('.');
    const isRecent = Math.abs(context.clock.now() - Number(time)) <= canaryLifetime;
    const message = typeof submitted.message === 'string' ? submitted.message : '';
    return isRecent && context.tokens.isSigned(proof, 'canary', time, hiddenValue(submitted, 'key'), message);
  }

  return new Hono<AppEnv>()
    .use(
      cors({
        origin: (_origin, { req }) => checkOrigin(req.raw, context.env).crossOrigin,
        allowMethods: ['POST'],
        allowHeaders: ['Content-Type'],
        maxAge: 7200,
      }),
    )
    .post('/', (c, next) => {
      const onError = () => respond({ refusal: 'tooLarge' }, responseContextOf(c));
      return bodyLimit({ maxSize: limits.bodyBytes[responseContextOf(c).format], onError })(c, next);
    })
    .post('/', receive)
    .all('/', (c) => respond({ refusal: 'method' }, { ...responseContextOf(c), format: 'json' }));
}

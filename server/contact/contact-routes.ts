import { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import { type Context, Hono } from 'hono';
import { cors } from 'hono/cors';
import { addressTiers } from '#server/http/address-tiers.ts';
import type { FileServer } from '#server/http/files/file-server.ts';
import { limits } from '#server/http/limits.ts';
import type { AppEnv } from '#server/http/site-server.ts';
import { throttled } from '#server/log.ts';
import { languageOf, type Refusal } from '#server/texts.ts';
import type { Languages } from '#site/languages.ts';
import { type AnswerContext, createAnswer, statusOf } from './answer.ts';
import { type BodyGate, type Format, formatOf, parseBody, readBody, type Values } from './body.ts';
import { type ClientAddress, checkOrigin } from './origin.ts';
import { hiddenValue } from './read-message.ts';
import { createTakeMessage, type TakeParts } from './take-message.ts';

export interface ContactParts extends TakeParts {
  readonly bodyGate: BodyGate;
}

/** How long a canary's token is valid, and how far two clocks may differ; milliseconds. */
const canaryLifetime = 60_000;

/** The test message of an operator carries this header: the time and a signature. */
export const canaryHeader = 'x-contact-canary';

export function contactRoutes(
  parts: ContactParts,
  clientAddress: ClientAddress,
  files?: Pick<FileServer, 'refuse'>,
): Hono<AppEnv> {
  const { site } = parts.texts;
  const answer = createAnswer(parts.texts);
  const takeMessage = createTakeMessage(parts);
  const logCutOff = throttled(parts.log, parts.clock);

  async function take(c: Context<AppEnv>): Promise<Response> {
    const request = c.req.raw;
    const { allowed, crossOrigin } = checkOrigin(request, parts.env);
    const context = contextOf(site, request, crossOrigin);
    // Another site's page that may not use us gets no redirect, whatever it sent.
    if (!allowed) return refuse('foreign', context);
    const format = request.headers.has('content-encoding') ? undefined : formatOf(request.headers.get('content-type'));
    if (!format) return refuse('type', context);
    const address = clientAddress(request, c.env?.incoming?.socket.remoteAddress);
    const networks = addressTiers(address).map((network) => parts.tokens.sign('address', network));
    const values = await parts.bodyGate.run(networks, (arrived) => readValues(c, format, arrived));
    if (values === undefined) return cutOff({ ...context, format });
    if (typeof values === 'string') return refuse(values, { ...context, format });
    const locale = languageOf(site, hiddenValue(values, 'locale'), request.headers.get('accept-language'));
    const fromBrowser = request.headers.has('sec-fetch-site');
    const canary = isCanary(request, values);
    const outcome = await takeMessage(values, { locale, networks, fromBrowser, canary });
    const answered = answer(outcome, { ...context, locale, format });
    if (format === 'json' || crossOrigin || 'reference' in outcome) return answered;
    const { reason } = outcome;
    // Other refusals can be corrected in the form, one page back.
    if (reason !== 'down' && reason !== 'busy') return answered;
    const refused = { locale, reason, typed: values, status: statusOf[reason] };
    const asker = { networks: addressTiers(address), answer: c.env?.outgoing };
    const page = files?.refuse(request, refused, asker);
    const retryAfter = answered.headers.get('retry-after');
    if (page && retryAfter) page.headers.set('Retry-After', retryAfter);
    return page ?? answered;
  }

  function refuse(reason: Refusal, context: AnswerContext): Response {
    return answer({ reason }, context);
  }

  function cutOff(context: AnswerContext): Response {
    parts.metrics.count('displaced');
    logCutOff('body-cut-off', { hint: 'The room for bodies under way is full, in all or for one network.' });
    const refused = answer({ reason: 'down', retryAfterSeconds: 30 }, context);
    // An open connection would keep the part of the body that has arrived.
    refused.headers.set('Connection', 'close');
    return refused;
  }

  async function readValues(
    { req, env }: Context<AppEnv>,
    format: Format,
    arrived: (bytes: number) => void,
  ): Promise<Values | 'tooLarge' | 'malformed'> {
    try {
      const declared = req.header('content-length');
      const body = await readBody(bodyOf(req.raw, env?.incoming), declared, limits.bodyBytes[format], arrived);
      return body ? (parseBody(body, format) ?? 'malformed') : 'tooLarge';
    } catch {
      return 'malformed';
    }
  }

  /** The signature covers key and words, so that one token sends one message. */
  function isCanary(request: Request, values: Values): boolean {
    const [time = '', proof = ''] = (request.headers.get(canaryHeader) ?? '').split('.');
    const isRecent = Math.abs(parts.clock.now() - Number(time)) <= canaryLifetime;
    const message = typeof values.message === 'string' ? values.message : '';
    return isRecent && parts.tokens.isSigned(proof, 'canary', time, hiddenValue(values, 'key'), message);
  }

  return new Hono<AppEnv>()
    .use(
      cors({
        origin: (_origin, { req }) => checkOrigin(req.raw, parts.env).crossOrigin,
        allowMethods: ['POST'],
        allowHeaders: ['Content-Type'],
        maxAge: 7200,
      }),
    )
    .post('/', take)
    .all('/', ({ req }) => refuse('method', contextOf(site, req.raw)));
}

/** Node's own stream if there is one, because the stream of a Request makes an object of each piece. */
function bodyOf(request: Request, incoming: unknown): Readable {
  if (incoming instanceof IncomingMessage) return incoming;
  const { body } = request;
  return body ? Readable.fromWeb(body as Parameters<typeof Readable.fromWeb>[0]) : Readable.from([]);
}

function contextOf(languages: Languages, request: Request, crossOrigin?: string): AnswerContext {
  return { locale: languageOf(languages, '', request.headers.get('accept-language')), format: 'json', crossOrigin };
}

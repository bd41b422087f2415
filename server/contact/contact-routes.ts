import { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import { type Context, Hono } from 'hono';
import { cors } from 'hono/cors';
import { noStore } from '#server/http/files/content-headers.ts';
import type { FileServer } from '#server/http/files/file-server.ts';
import { limits } from '#server/http/limits.ts';
import { networkOf } from '#server/http/network.ts';
import type { AppEnv } from '#server/http/site-server.ts';
import { languageOf, type Refusal } from '#server/texts.ts';
import type { Languages, Locale } from '#site/languages.ts';
import { type AnswerContext, createAnswer, statusOf } from './answer.ts';
import { type Format, formatOf, parseBody, readBody, type Values } from './body.ts';
import { type ClientAddress, checkOrigin } from './origin.ts';
import { hiddenValue } from './read-message.ts';
import { type RefusedReason, refusedForm } from './refused-form.ts';
import { createTakeMessage, type TakeParts } from './take-message.ts';

/** How long a canary's token is valid, and how far two clocks may differ; milliseconds. */
const canaryLifetime = 60_000;

/** The test message of an operator carries this header: the time and a signature. */
export const canaryHeader = 'x-contact-canary';

export function contactRoutes(
  parts: TakeParts,
  clientAddress: ClientAddress,
  files?: Pick<FileServer, 'page'>,
): Hono<AppEnv> {
  const { site } = parts.texts;
  const answer = createAnswer(parts.texts);
  const takeMessage = createTakeMessage(parts);

  async function take(c: Context<AppEnv>): Promise<Response> {
    const request = c.req.raw;
    const { allowed, crossOrigin } = checkOrigin(request, parts.env);
    const context = contextOf(site, request, crossOrigin);
    // Another site's page that may not use us gets no redirect, whatever it sent.
    if (!allowed) return refuse('foreign', context);
    const format = request.headers.has('content-encoding') ? undefined : formatOf(request.headers.get('content-type'));
    if (!format) return refuse('type', context);
    const values = await readValues(c, format);
    if (typeof values === 'string') return refuseRest(values, { ...context, format });
    const address = clientAddress(request, c.env?.incoming?.socket.remoteAddress);
    const network = parts.tokens.sign('address', networkOf(address));
    const locale = languageOf(site, hiddenValue(values, 'locale'), request.headers.get('accept-language'));
    const fromBrowser = request.headers.has('sec-fetch-site');
    const canary = isCanary(request, values);
    const outcome = await takeMessage(values, { locale, network, fromBrowser, canary });
    const answered = answer(outcome, { ...context, locale, format });
    if (format === 'json' || crossOrigin || 'reference' in outcome) return answered;
    const { reason } = outcome;
    // Other refusals can be corrected in the form, one page back.
    if (reason !== 'down' && reason !== 'busy') return answered;
    return formWith(values, reason, locale, answered.headers.get('retry-after')) ?? answered;
  }

  function formWith(typed: Values, reason: RefusedReason, locale: Locale, retryAfter: string | null) {
    const { contact, notSent } = site.fixedPaths();
    const [form, refusals] = [contact, notSent].map((path) => files?.page(site.localizedPath(path, locale)));
    if (!form || !refusals) return undefined;
    const html = refusedForm(form.html, refusals.html, site.findLanguage(locale).tag, reason, typed);
    const headers = { ...form.headers, 'Cache-Control': noStore, 'Retry-After': retryAfter ?? '60' };
    return html ? new Response(html, { status: statusOf[reason], headers }) : undefined;
  }

  function refuse(reason: Refusal, context: AnswerContext): Response {
    return answer({ reason }, context);
  }

  /** Without the connection, on which the rest of the body would still come. */
  function refuseRest(reason: Refusal, context: AnswerContext): Response {
    const refused = refuse(reason, context);
    refused.headers.set('Connection', 'close');
    return refused;
  }

  async function readValues({ req, env }: Context<AppEnv>, format: Format): Promise<Values | 'tooLarge' | 'malformed'> {
    const most = limits.bodyBytes[format];
    if (Number(req.header('content-length')) > most) return 'tooLarge';
    try {
      const body = await readBody(bodyOf(req.raw, env?.incoming), most);
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

import { addressTiers } from '#server/spam/address-prefix.ts';
import { spendCanary } from '#server/store/spent-canaries.ts';
import { type AnswerContext, createAnswers } from './answer.ts';
import { languageOf } from './language.ts';
import { checkOrigin, type OriginRules } from './origin.ts';
import { type Format, formatOf, parseBody, type Values } from './parse-body.ts';
import { readBody } from './read-body.ts';
import { hiddenValue } from './read-message.ts';
import { createTakeMessage, type TakeParts } from './take-message.ts';
import type { Texts } from './texts.ts';
import type { Tokens } from './tokens.ts';

export interface ContactParts extends TakeParts {
  readonly texts: Texts;
  readonly origins: OriginRules;
  readonly tokens: Tokens;
  /** Longest body that is read, by format. */
  readonly maxBodyBytes: Readonly<Record<Format, number>>;
}

export interface ContactService {
  /** Answers any request to the address of the form. `clientAddress` is the visitor's network address, if known. */
  handle(request: Request, clientAddress: string | undefined): Promise<Response>;
}

/** How long a canary's token is good, and how far two clocks may be apart; milliseconds. */
const canaryLifetime = 60_000;

/** The test message of an operator carries this header; see Tokens. */
export const canaryHeader = 'x-contact-canary';

/**
 * The one call of the site: takes a message and answers success only when it is durably stored. Never throws. `headers`
 * are those that each answer carries.
 */
export function createContactService(parts: ContactParts, headers: Record<string, string>): ContactService {
  const { answer, preflightAnswer } = createAnswers(parts.texts, headers);
  const takeMessage = createTakeMessage(parts);

  async function handle(request: Request, clientAddress: string | undefined): Promise<Response> {
    const verdict = checkOrigin(request, parts.origins);
    const crossOrigin = verdict.allowed ? verdict.crossOrigin : undefined;
    const acceptLanguage = request.headers.get('accept-language');
    const context: AnswerContext = { locale: languageOf('', acceptLanguage), format: 'json', crossOrigin };
    if (request.method === 'OPTIONS') return preflightAnswer(crossOrigin);
    if (request.method !== 'POST') return answer({ kind: 'refused', reason: 'method' }, context);
    if (!verdict.allowed) return answer({ kind: 'refused', reason: 'foreign' }, context);
    const format = request.headers.has('content-encoding') ? undefined : formatOf(request.headers.get('content-type'));
    if (!format) return answer({ kind: 'refused', reason: 'type' }, context);
    const values = await readValues(request, format);
    if (typeof values === 'string') {
      return answer({ kind: 'refused', reason: values }, { ...context, format });
    }
    const locale = languageOf(hiddenValue(values, 'locale'), acceptLanguage);
    const networks = addressTiers(clientAddress).map(parts.tokens.pseudonym);
    const fromBrowser = request.headers.has('sec-fetch-site');
    const canary = await isCanary(request, values);
    const outcome = await takeMessage(values, { locale, networks, fromBrowser, canary });
    return answer(outcome, { locale, format, crossOrigin });
  }

  async function readValues(request: Request, format: Format): Promise<Values | 'tooLarge' | 'malformed'> {
    try {
      const body = await readBody(request, parts.maxBodyBytes[format]);
      return body ? (parseBody(body, format) ?? 'malformed') : 'tooLarge';
    } catch {
      return 'malformed';
    }
  }

  async function isCanary(request: Request, values: Values): Promise<boolean> {
    const token = request.headers.get(canaryHeader);
    const time = token === null ? undefined : parts.tokens.canaryTime(token, hiddenValue(values, 'key'));
    if (time === undefined || Math.abs(parts.clock.now() - time) > canaryLifetime) return false;
    return spendCanary(parts.store, time).catch(() => false);
  }

  return { handle };
}

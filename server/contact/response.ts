import type { Refusal, ServiceContent, ServiceWords } from '#server/service-content.ts';
import { errorSentences } from '#shared/contact.ts';
import { fill } from '#shared/fill.ts';
import { inLocale, type Locale } from '#site/languages.ts';
import type { Format } from './body.ts';
import type { ServerErrors } from './read-message.ts';

export type Outcome =
  | { readonly reference: string }
  | {
      readonly reason: Refusal;
      readonly errors?: ServerErrors;
      readonly retryAfterSeconds?: number;
    };

export interface ResponseContext {
  readonly locale: Locale;
  /** A form sent without JavaScript gets a redirect to a page, everything else JSON. */
  readonly format: Format;
  /** Origin of another site that may send the form; its pages tell the outcome. */
  readonly crossOrigin: string | undefined;
}

const statusOf: Record<Refusal, number> = {
  malformed: 400,
  foreign: 403,
  method: 405,
  tooLarge: 413,
  type: 415,
  invalid: 422,
  busy: 429,
  down: 503,
};

export function createResponder(content: ServiceContent) {
  const { localizedPath, fixedPaths } = content.site;
  const { sent, notSent } = fixedPaths();

  function outcomePage(outcome: Outcome, { locale, crossOrigin }: ResponseContext): string {
    const page = (path: string) => `${crossOrigin ?? ''}${localizedPath(path, locale)}`;
    if ('reference' in outcome) return `${page(sent)}?ref=${outcome.reference}`;
    const { reason } = outcome;
    return `${page(notSent)}#${reason === 'busy' || reason === 'down' ? reason : 'invalid'}`;
  }

  return (outcome: Outcome, context: ResponseContext): Response => {
    const all = { Vary: 'Accept-Language', ...outcomeHeaders(outcome) };
    if (context.format === 'form') {
      return new Response(null, { status: 303, headers: { ...all, Location: outcomePage(outcome, context) } });
    }
    const status = 'reference' in outcome ? 200 : statusOf[outcome.reason];
    return Response.json(responseBody(outcome, inLocale(content, context.locale)), { status, headers: all });
  };
}

function outcomeHeaders(outcome: Outcome): Record<string, string> {
  if ('reference' in outcome) return {};
  if (outcome.reason === 'method') return { Allow: 'POST' };
  return outcome.retryAfterSeconds ? { 'Retry-After': String(outcome.retryAfterSeconds) } : {};
}

function responseBody(outcome: Outcome, words: ServiceWords) {
  if ('reference' in outcome) {
    return { success: true, message: words.toasts.success, reference: outcome.reference };
  }
  const minutes = Math.ceil((outcome.retryAfterSeconds ?? 60) / 60);
  const message = fill(words.statuses[outcome.reason], { minutes });
  return {
    success: false,
    message,
    ...(outcome.errors ? { errors: errorSentences(outcome.errors, words.errors) } : {}),
  };
}

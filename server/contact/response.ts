import type { ContactWords, Refusal, ServiceContent } from '#server/service-content.ts';
import { errorSentences } from '#shared/contact.ts';
import { fill } from '#shared/fill.ts';
import { inLocale, type Locale } from '#site/languages.ts';
import type { Format } from './body.ts';
import type { ServerErrors } from './read-message.ts';

export type SubmissionResult =
  | { readonly reference: string }
  | {
      readonly refusal: Refusal;
      readonly errors?: ServerErrors;
      readonly retryAfterSeconds?: number;
    };

export interface ResponseContext {
  readonly locale: Locale;
  /** A form sent without JavaScript gets a redirect to a page, everything else JSON. */
  readonly format: Format;
  /** Origin of another site that may send the form; its pages tell the result. */
  readonly crossOrigin: string | undefined;
}

const statusCodes: Record<Refusal, number> = {
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
  const { localizedPath, readFixedPaths } = content.site;
  const { sent, notSent } = readFixedPaths();

  function resultPage(result: SubmissionResult, { locale, crossOrigin }: ResponseContext): string {
    const page = (path: string) => `${crossOrigin ?? ''}${localizedPath(path, locale)}`;
    if ('reference' in result) return `${page(sent)}?ref=${result.reference}`;
    const { refusal } = result;
    return `${page(notSent)}#${refusal === 'busy' || refusal === 'down' ? refusal : 'invalid'}`;
  }

  return (result: SubmissionResult, context: ResponseContext): Response => {
    const headers = { Vary: 'Accept-Language', ...resultHeaders(result) };
    if (context.format === 'form') {
      return new Response(null, { status: 303, headers: { ...headers, Location: resultPage(result, context) } });
    }
    const status = 'reference' in result ? 200 : statusCodes[result.refusal];
    return Response.json(responseBody(result, inLocale(content, context.locale)), { status, headers });
  };
}

function resultHeaders(result: SubmissionResult): Record<string, string> {
  if ('reference' in result) return {};
  if (result.refusal === 'method') return { Allow: 'POST' };
  return result.retryAfterSeconds ? { 'Retry-After': String(result.retryAfterSeconds) } : {};
}

function responseBody(result: SubmissionResult, words: ContactWords) {
  if ('reference' in result) {
    return { success: true, message: words.toasts.success, reference: result.reference };
  }
  const minutes = Math.ceil((result.retryAfterSeconds ?? 60) / 60);
  const message = fill(words.statuses[result.refusal], { minutes });
  return {
    success: false,
    message,
    ...(result.errors ? { errors: errorSentences(result.errors, words.errors) } : {}),
  };
}

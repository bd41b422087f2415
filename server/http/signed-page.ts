import type { Context } from 'hono';
import { html } from 'hono/html';
import type { Locale } from '#site/languages.ts';

type Html = ReturnType<typeof html>;

export function signedPage(
  c: Context,
  locale: Locale,
  title: string,
  body: Html,
  status: 200 | 410 | 429,
): Response | Promise<Response> {
  // The address contains the permission to act.
  c.header('Referrer-Policy', 'no-referrer');
  c.header('X-Robots-Tag', 'noindex');
  return c.html(
    html`<!doctype html><html lang="${locale}"><head><meta name="viewport" content="width=device-width"><title>${title}</title></head><body><main><h1>${title}</h1>${body}</main></body></html>`,
    status,
  );
}

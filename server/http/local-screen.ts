import type { MiddlewareHandler } from 'hono';

/**
 * For a screen of this machine, which answers to no other name than `host`: a page of another origin can neither read
 * it nor send it anything, not even by a name that leads here.
 */
export function localScreen(host: string, policy: string): MiddlewareHandler {
  return async (c, next) => {
    const ownOrigin = `http://${host}`;
    const origins = c.req.method === 'GET' ? [undefined, ownOrigin] : [ownOrigin];
    if (c.req.header('host') !== host || !origins.includes(c.req.header('origin')))
      return c.text('Not for other sites.', 403);
    await next();
    c.header('Content-Security-Policy', policy);
    c.header('X-Content-Type-Options', 'nosniff');
    c.header('Cache-Control', 'no-store');
    // The path is not sent to other origins. With `no-referrer`, browsers would send no Origin with a form.
    c.header('Referrer-Policy', 'same-origin');
  };
}

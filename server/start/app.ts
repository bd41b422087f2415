import { Hono } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { calendarRoutes, callRoutes } from '#server/calls/call-routes.ts';
import { contactRoutes } from '#server/contact/contact-routes.ts';
import { decisionRoutes } from '#server/contact/decision-routes.ts';
import type { ContactContext } from '#server/contact/take-message.ts';
import type { FileServer } from '#server/http/files/file-server.ts';
import { bareHeaders, type SiteSecurity, securityOf } from '#server/http/headers/headers.ts';
import type { AppEnv } from '#server/http/site-server.ts';
import type { VisitCounter } from '#server/http/visit-counter.ts';
import { errorFields } from '#server/log.ts';

export interface AppContext extends ContactContext {
  readonly files?: Pick<FileServer, 'app'> | undefined;
  readonly visits?: Pick<VisitCounter, 'count'> | undefined;
  readonly security?: SiteSecurity;
  readonly isStopping?: () => boolean;
}

/** Puts the site together from its parts. Opens nothing: no file, no port, no connection. */
export function createApp(context: AppContext): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  const headers = { ...bareHeaders(context.security ?? securityOf({})), 'Cache-Control': 'no-store' };
  for (const path of ['/healthz', '/readyz', '/api/*', '/calendar/*'])
    app.use(path, async (c, next) => {
      await next();
      for (const [name, value] of Object.entries(headers)) c.header(name, value);
    });
  app.get('/healthz', (c) => c.text('ok\n'));
  app.get('/readyz', async (c) => {
    if (context.isStopping?.()) return c.text('the process stops\n', 503);
    return context.store.ping().then(
      () => c.text('ok\n'),
      () => c.text('the store does not answer\n', 503),
    );
  });
  app.route('/api/contact', contactRoutes(context));
  app.route('/api/contact/message', decisionRoutes(context));
  app.route('/api/contact', callRoutes(context));
  if (context.calendarFeed) app.route('/calendar', calendarRoutes(context));
  const { files, visits } = context;
  app.all('/api/*', (c) => c.text('Not found\n', 404));
  if (files && visits)
    app.use(async (c, next) => {
      await next();
      visits.count(c.req.path, c.req.raw, c.res.status);
    });
  if (files) app.route('/', files.app);
  app.notFound((c) => c.text('Not found\n', 404));
  app.onError((error, c) => {
    if (error instanceof HTTPException) return error.getResponse();
    context.log('request-failed', errorFields(error));
    return c.text('Internal server error\n', 500);
  });
  return app;
}

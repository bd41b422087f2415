import { createServer as createHttpServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { createServer } from 'vite';
import type { renderPage } from '#app/render.tsx';
import type { contentSite } from '#app/site.server.ts';
import { readRedirects, redirectTable } from '#server/http/files/redirects.ts';
import { escapeMarkup } from '#shared/escape-markup.ts';
import { ContentError } from '#site/content-error.ts';
import { sitePort } from './ports.ts';
import { reloadContent } from './reload-content.ts';

// The development server: Vite as middleware, and after it each page, rendered anew at each request.
const server = createHttpServer();
const vite = await createServer({
  plugins: [reloadContent()],
  server: { middlewareMode: true, ws: { server } },
});
const scripts = ['/@vite/client', '/app/browser/main.ts'];

vite.middlewares.use((request, response) => void respond(request, response));
server.on('request', vite.middlewares);
server.listen(sitePort, '127.0.0.1', () => {
  process.stdout.write(`\n  The site: http://127.0.0.1:${sitePort}/\n\n`);
});

async function respond({ headers, url = '/' }: IncomingMessage, response: ServerResponse): Promise<void> {
  if (!headers.accept?.includes('text/html')) return void response.writeHead(404).end();
  try {
    const { pathname } = new URL(url, 'http://site.test');
    const redirectTarget = redirectTable(readRedirects('content/redirects.yaml')).get(pathname);
    if (redirectTarget) response.writeHead(302, { Location: redirectTarget }).end();
    else response.end(await render(pathname));
  } catch (error) {
    // A faulty content file is the usual reason, and its error says what to do.
    if (error instanceof Error && !(error instanceof ContentError)) vite.ssrFixStacktrace(error);
    vite.config.logger.error(String(error));
    response.writeHead(500, { 'Content-Type': 'text/html; charset=utf-8' });
    const text = escapeMarkup(String(error));
    response.end(`<!DOCTYPE html><script type="module" src="/@vite/client"></script><pre>${text}</pre>`);
  }
}

async function render(pathname: string): Promise<string> {
  const [page, site] = await Promise.all(
    ['/app/render.tsx', '/app/site.server.ts'].map((file) => vite.ssrLoadModule(file)),
  );
  return (page as { renderPage: typeof renderPage }).renderPage(
    (site as { contentSite: typeof contentSite }).contentSite(),
    pathname,
    scripts,
  );
}

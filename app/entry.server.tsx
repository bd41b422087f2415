import { prerender } from 'react-dom/static';
import { type EntryContext, ServerRouter } from 'react-router';
import { pageData } from '#site/page-data.server.ts';
import { shellData } from '#site/shell-data.server.ts';
import { StructuredDataSource } from './seo/structured-data.tsx';
import { currentSite } from './site.server.ts';

/** Renders one page to finished HTML. All pages are rendered at the build, none on request. */
export default async function handleRequest(request: Request, status: number, headers: Headers, context: EntryContext) {
  const [site, url] = [currentSite(), new URL(request.url)];
  const source = () => ({ data: pageData(site, url, site), shell: shellData(site, url, site) });
  const { prelude } = await prerender(
    <StructuredDataSource value={source}>
      <ServerRouter context={context} url={request.url} />
    </StructuredDataSource>,
    // Otherwise React would put large parts at the end of the page, for a script to move into place.
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  );
  headers.set('Content-Type', 'text/html; charset=utf-8');
  return new Response(prelude, { status, headers });
}

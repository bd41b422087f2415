import { prerender } from 'react-dom/static';
import { type EntryContext, ServerRouter } from 'react-router';
import { pageData } from '#site/page-data.server.ts';
import { TypedData } from './seo/typed-data.tsx';
import { shellData } from './shell/shell-data.server.ts';
import { currentSite } from './site.server.ts';

/** Renders one page to finished HTML. All pages are rendered at the build, none on request. */
export default async function handleRequest(request: Request, status: number, headers: Headers, context: EntryContext) {
  const [site, url] = [currentSite(), new URL(request.url)];
  const typedData = () => ({ data: pageData(site, url, site), shell: shellData(site, url, site) });
  const { prelude } = await prerender(
    <TypedData value={typedData}>
      <ServerRouter context={context} url={request.url} />
    </TypedData>,
    // Else React would put what is large at the end of the page, for a script to move into its place.
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  );
  headers.set('Content-Type', 'text/html; charset=utf-8');
  return new Response(prelude, { status, headers });
}

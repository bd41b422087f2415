import { requestTarget } from '#server/http/files/request-path.ts';

/** Programs that say what they are. Who passes for a browser is counted: to tell such a one apart takes tracking. */
const programs =
  /(?<!cu)bot\b|crawl|spider|slurp|preview|monitor|archiv|headless|lighthouse|facebookexternalhit|whatsapp|curl|wget|python|java\/|go-http|node|axios|okhttp|scrapy|http-?client/i;

/** Names by which browsers say that they fetch ahead, before anybody has asked to see the page. */
const aheadHeaders = ['sec-purpose', 'purpose', 'x-purpose', 'x-moz'];

export function isAhead({ headers }: Request): boolean {
  return aheadHeaders.some((name) => /prefetch|preview|prerender/.test(headers.get(name) ?? ''));
}

/** The path of the page whose data a navigation inside the site fetches: `/es/sap.data` is `/es/sap`. */
export function pagePathOf(path: string): string {
  if (!path.endsWith('.data')) return path;
  return path.slice(0, -'.data'.length).replace(/\/_$/, '') || '/';
}

/**
 * Whether an answered request is a person opening a page: a GET that was answered with the page, or with word that the
 * browser's own copy is still good. Nobody is counted who asks not to be (Global Privacy Control, Do Not Track).
 */
export function isPageView(request: Request, status: number): boolean {
  const { method, headers } = request;
  if (method !== 'GET' || (status !== 200 && status !== 304)) return false;
  if (headers.get('sec-gpc') === '1' || headers.get('dnt') === '1' || isAhead(request)) return false;
  // A navigation asks for a document, the router's call for data comes from a script: "empty" (Fetch, 2.2.7).
  const expected = requestTarget(request.url).path.endsWith('.data') ? 'empty' : 'document';
  if ((headers.get('sec-fetch-dest') ?? expected) !== expected) return false;
  const client = headers.get('user-agent') ?? '';
  return client !== '' && !programs.test(client);
}

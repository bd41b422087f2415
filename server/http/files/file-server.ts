import { isReference } from '#server/store/reference.ts';
import type { Locale } from '#site/languages.ts';
import type { Site } from '#site/open-site.server.ts';
import { bareHeaders, type HeaderMap, type SiteSecurity, securityOf } from '../headers/headers.ts';
import type { closingsOf } from './closed-pages.ts';
import { extensionOf, oneHour, revalidate } from './content-headers.ts';
import { readSiteFiles } from './read-site-files.ts';
import { type Reason, refusedForm, type Typed } from './refused-form.ts';
import { canonicalPath, locationOf, plainPath, requestTarget } from './request-path.ts';
import { setContent } from './set-content.ts';
import { answerOnce, chooseAnswer, chooseRepresentation, responseOf, type SiteEntry, siteEntry } from './site-entry.ts';

export interface FileServerOptions {
  readonly site: Site;
  readonly directory: string;
  /** Where the build keeps compressed forms; without it they are made at the start. */
  readonly compressedDirectory?: string;
  readonly security?: SiteSecurity;
  readonly redirects?: ReadonlyMap<string, string>;
  readonly closings?: ReturnType<typeof closingsOf>;
  readonly now?: () => number;
  readonly notice?: () => string;
  /** Markup of the sentence on the contact page that says how soon messages were answered; '' for none. */
  readonly answerTimes?: () => string;
}

/** A form sent without scripts that cannot be accepted now. */
export interface Refused {
  readonly locale: Locale;
  readonly reason: Reason;
  readonly typed: Typed;
  readonly status: number;
}

export type FileServer = ReturnType<typeof createFileServer>;

/** Reads the built site into memory and prepares all its answers. Throws a clear sentence if there is no built site. */
export function createFileServer(options: FileServerOptions) {
  const { site, security = securityOf({}), now = Date.now } = options;
  const { locales, localizedPath, splitLocale } = site;
  const fixedPaths = site.fixedPaths();
  const files = readSiteFiles(options.directory);
  const all = files.map((file) => siteEntry(file, security, options.compressedDirectory));
  const entries = new Map(all.map((entry) => [entry.address, entry]));
  const notFoundPages = new Map(
    locales.map((locale) => [locale, entries.get(localizedPath(fixedPaths.notFound, locale))]),
  );
  for (const page of notFoundPages.values()) if (page) entries.delete(page.address);
  const bare = bareHeaders(security);
  const withNotice = createCurrentPages(options, security);

  function respond(request: Request): Response {
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return short(405, 'Method not allowed\n', { Allow: 'GET, HEAD' });
    const { path, query } = requestTarget(request.url);
    const closing = closingOf(path);
    if (closing) return gone(path, closing.page, request);
    const entry = entries.get(path);
    if (!entry) return answerUnknown(path, query, request);
    const shown = withNotice(entry);
    const reference = referenceIn(path, query);
    if (reference === undefined) return responseOf(chooseAnswer(shown, request.headers), request);
    return answerOnce(shown, setContent(String(shown.source), 'data-reference', '', reference), request);
  }

  /** The reference on the page after a message, which cannot be markup or somebody else's message. */
  function referenceIn(path: string, query: string): string | undefined {
    const reference = new URLSearchParams(query).get('ref') ?? '';
    return isReference(reference) && splitLocale(path).path === fixedPaths.sent ? reference : undefined;
  }

  /** Answers a refused form without scripts in its page; undefined if the site lacks that page. */
  function refuse(request: Request, refused: Refused): Response | undefined {
    const { locale, reason, typed, status } = refused;
    const [contact, notSent] = [fixedPaths.contact, fixedPaths.notSent].map((path) =>
      entries.get(localizedPath(path, locale)),
    );
    if (!contact || !notSent) return undefined;
    const html = refusedForm(contact, notSent, site.findLanguage(locale).tag, reason, typed);
    return html ? answerOnce(contact, html, request, status) : undefined;
  }

  /** The redirect of a closed page comes first. */
  function closingOf(path: string) {
    const closing = options.closings?.get(path);
    return closing && closing.at <= now() && !options.redirects?.has(path) ? closing : undefined;
  }

  function gone(path: string, closed: string, request: Request): Response {
    const page = entries.get(closed);
    return page && extensionOf(path) === '' ? pageWithStatus(410, page, request) : short(410, 'Gone\n');
  }

  function answerUnknown(path: string, query: string, request: Request): Response {
    const plain = plainPath(path);
    if (plain === undefined) return short(400, 'Bad request\n');
    const canonical = canonicalPath(plain);
    const isOurs = entries.has(canonical) || closingOf(canonical) !== undefined;
    const target = isOurs ? canonical : options.redirects?.get(canonical);
    if (target === undefined || target === path) return notFound(plain, request);
    // The target is one of our own addresses, never the visitor's text, so it cannot lead to another site.
    return short(301, '', { Location: locationOf(target, query), 'Cache-Control': oneHour });
  }

  function notFound(plain: string, request: Request): Response {
    const page = notFoundPages.get(splitLocale(plain.toLowerCase()).locale);
    const isDocument = ['', 'htm', 'html'].includes(extensionOf(plain));
    if (!page || !(isDocument || request.headers.get('accept')?.includes('text/html')))
      return short(404, 'Not found\n', { Vary: 'Accept' });
    return pageWithStatus(404, page, request, { Vary: 'Accept, Accept-Encoding' });
  }

  function pageWithStatus(status: number, page: SiteEntry, request: Request, own: HeaderMap = {}): Response {
    const { headers, body } = chooseRepresentation(withNotice(page), request.headers).whole;
    return responseOf({ status, headers: { ...headers, ...own }, body }, request);
  }

  function short(status: number, text: string, headers: Record<string, string> = {}): Response {
    const length = { 'Content-Length': `${text.length}`, 'Content-Type': 'text/plain; charset=utf-8' };
    return new Response(text, { status, headers: { ...length, 'Cache-Control': revalidate, ...bare, ...headers } });
  }

  return { isPage: (path: string) => entries.get(path)?.isPage === true, respond, refuse };
}

/** Each page is made at its first request after a text has changed, so that no request waits for all of them. */
function createCurrentPages(options: FileServerOptions, security: SiteSecurity): (entry: SiteEntry) => SiteEntry {
  const { notice = () => '', answerTimes = () => '' } = options;
  let texts = ['', ''];
  let pages = new Map<SiteEntry, SiteEntry>();

  function withTexts(entry: SiteEntry): SiteEntry {
    const [above = '', times = ''] = texts;
    const source = entry.source.toString();
    const html = setContent(setContent(source, 'id', 'notice', above), 'id', 'answer-times', times);
    return html === source ? entry : siteEntry({ path: entry.path, bytes: Buffer.from(html) }, security);
  }

  return (entry) => {
    const current = [notice(), answerTimes()];
    if (current.join('') === '' || !entry.isPage) return entry;
    if (current.some((text, index) => text !== texts[index])) {
      texts = current;
      pages = new Map();
    }
    const page = pages.get(entry) ?? withTexts(entry);
    pages.set(entry, page);
    return page;
  };
}

import { contactPath } from '#app/content/fixed-pages.ts';
import { locales, localizedPath } from '#app/content/locale.ts';
import { quickForms } from '#server/http/files/compressed-forms.ts';
import type { FileServer } from '#server/http/files/file-server.ts';
import { findSlot, type PageSlot } from '#server/http/files/page-slot.ts';
import { acceptedEncodings, type Encoding, matchesEtag } from '#server/http/files/preferences.ts';
import { hiddenFields } from '#shared/contact.ts';
import type { Timestamps } from './tokens.ts';

export type FormPages = ReadonlyMap<string, (request: Request) => Promise<Response>>;

const formPaths = locales.map((locale) => localizedPath(contactPath, locale));

interface Page {
  readonly slot: PageSlot;
  readonly headers: Record<string, string>;
  readonly etag: string;
  timestamp: string;
  bodies: Record<Encoding, Buffer> | undefined;
}

/**
 * Hands out the built pages that have the form with a fresh timestamp in the form, so that the time to fill it is known without
 * JavaScript too. The tag stays that of the built page: a cache may go on using the copy it has, with its older timestamp.
 */
export async function createFormPages(files: Pick<FileServer, 'respond'>, timestamps: Timestamps): Promise<FormPages> {
  const formPages = new Map<string, (request: Request) => Promise<Response>>();
  for (const path of formPaths) {
    let page = await readPage(files, path);
    if (!page) continue;
    formPages.set(path, async (request) => {
      // The page changes when a notice comes or goes.
      if (page?.etag !== `W/${askFor(files, path).headers.get('etag')}`) page = await readPage(files, path);
      return page ? answerPage(page, request, timestamps.issue()) : files.respond(request);
    });
  }
  return formPages;
}

async function readPage(files: Pick<FileServer, 'respond'>, path: string): Promise<Page | undefined> {
  const response = askFor(files, path);
  if (response.status !== 200) return undefined;
  const html = await response.text();
  // A page without a form, or one built before the place for the timestamp existed, is left to the file server.
  const slot = findSlot(html, 'input', 'name', hiddenFields.timestamp);
  if (!slot) return undefined;
  const { 'content-length': _length, etag: builtEtag, ...headers } = Object.fromEntries(response.headers);
  const etag = `W/${builtEtag}`;
  return { slot, headers: { ...headers, etag }, etag, timestamp: '', bodies: undefined };
}

function askFor(files: Pick<FileServer, 'respond'>, path: string): Response {
  return files.respond(new Request(`http://localhost${path}`, { headers: { 'Accept-Encoding': 'identity' } }));
}

function answerPage(page: Page, request: Request, timestamp: string): Response {
  const known = request.headers.get('if-none-match');
  if (known !== null && matchesEtag(known.replace(/W\//g, ''), page.etag.slice(2))) {
    return new Response(null, { status: 304, headers: page.headers });
  }
  const [encoding = 'identity'] = acceptedEncodings(request.headers.get('accept-encoding'));
  const body = Buffer.from(bodiesOf(page, timestamp)[encoding]);
  const headers = {
    ...page.headers,
    'content-length': String(body.byteLength),
    ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
  };
  return new Response(request.method === 'HEAD' ? null : body, { status: 200, headers });
}

/** Made once a second at most. */
function bodiesOf(page: Page, timestamp: string): Record<Encoding, Buffer> {
  if (!page.bodies || page.timestamp !== timestamp) {
    const input = `<input type="hidden" name="${hiddenFields.timestamp}" value="${timestamp}">`;
    const identity = Buffer.from(page.slot.before + input + page.slot.after);
    page.timestamp = timestamp;
    page.bodies = { identity, ...quickForms(identity) };
  }
  return page.bodies;
}

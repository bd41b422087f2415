import { fixedPaths } from '#app/content/fixed-paths.ts';
import { locales, localizedPath } from '#app/content/locale.ts';
import { quickForms } from '#server/http/files/compressed-forms.ts';
import { findSlot, type PageSlot } from '#server/http/files/page-slot.ts';
import { acceptedEncodings, type Encoding, matchesEtag } from '#server/http/files/preferences.ts';
import type { SiteEntry } from '#server/http/files/site-entry.ts';
import { hiddenFields } from '#shared/contact.ts';
import type { Timestamps } from './tokens.ts';

const formPaths = locales.map((locale) => localizedPath(fixedPaths.contact, locale));

interface FormPage {
  /** Undefined in a page without a form, or one built before the place for the timestamp existed. */
  readonly slot: PageSlot | undefined;
  timestamp: string;
  bodies: Record<Encoding, Buffer> | undefined;
}

/**
 * Returns what answers with a page that has the form, a fresh timestamp in it, so that the time to fill it is known without
 * JavaScript too. The tag stays that of the built page: a cache may go on using the copy it has, with its older timestamp.
 */
export function createFormPages(timestamps: Timestamps): (entry: SiteEntry, request: Request) => Response | undefined {
  // A page is another entry when a notice comes or goes.
  const pages = new WeakMap<SiteEntry, FormPage>();
  return (entry, request) => {
    if (!formPaths.includes(entry.address)) return undefined;
    const slot = () => findSlot(entry.source.toString(), 'input', 'name', hiddenFields.timestamp);
    const page = pages.get(entry) ?? { slot: slot(), timestamp: '', bodies: undefined };
    pages.set(entry, page);
    return page.slot && answer(entry, bodiesOf(page, page.slot, timestamps.issue()), request);
  };
}

function answer({ headers, byEncoding }: SiteEntry, bodies: Record<Encoding, Buffer>, request: Request): Response {
  const { etag } = byEncoding.identity;
  const all = { ...headers, ETag: `W/${etag}` };
  const known = request.headers.get('if-none-match');
  if (known !== null && matchesEtag(known.replace(/W\//g, ''), etag)) {
    return new Response(null, { status: 304, headers: all });
  }
  const [encoding = 'identity'] = acceptedEncodings(request.headers.get('accept-encoding'));
  const body = Buffer.from(bodies[encoding]);
  const sent = {
    ...all,
    'Content-Length': String(body.byteLength),
    ...(encoding === 'identity' ? {} : { 'Content-Encoding': encoding }),
  };
  return new Response(request.method === 'HEAD' ? null : body, { headers: sent });
}

/** Made once a second at most. */
function bodiesOf(page: FormPage, slot: PageSlot, timestamp: string): Record<Encoding, Buffer> {
  if (!page.bodies || page.timestamp !== timestamp) {
    const input = `<input type="hidden" name="${hiddenFields.timestamp}" value="${timestamp}">`;
    const identity = Buffer.from(slot.before + input + slot.after);
    page.timestamp = timestamp;
    page.bodies = { identity, ...quickForms(identity) };
  }
  return page.bodies;
}

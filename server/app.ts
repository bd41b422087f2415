import { createHash, timingSafeEqual } from 'node:crypto';
import { Hono } from 'hono';
import { createClientAddress } from './contact/client-address.ts';
import type { ContactPages } from './contact/contact-page.ts';
import { type ContactParts, createContactService } from './contact/contact-service.ts';
import type { Drained } from './housekeeping.ts';
import type { FileServer } from './http/files/file-server.ts';
import { bareHeaders, type HeaderMap } from './http/headers/headers.ts';
import { type SiteSecurity, siteSecurity } from './http/headers/security.ts';
import type { VisitCounter } from './http/visits/visit-counter.ts';

export interface AppParts extends ContactParts {
  /** The built site; without it only the service answers. */
  readonly files?: Pick<FileServer, 'find' | 'respond'> | undefined;
  /** The contact pages with a stamp in their form, in place of the file server's. */
  readonly contactPages?: ContactPages | undefined;
  /** Counts page views, where the owner wants that. */
  readonly visits?: Pick<VisitCounter, 'count'> | undefined;
  readonly security?: SiteSecurity;
  /** Does what waits, for hosts without a lasting process; needs the token as a bearer. */
  readonly drain?: { readonly token: string; run(): Promise<Drained> } | undefined;
  /** True from the moment the process prepares to stop. */
  readonly isStopping?: () => boolean;
}

export interface App {
  /** Answers a request. `remoteAddress` is the address at the other end of the connection. */
  fetch(request: Request, remoteAddress?: string): Response | Promise<Response>;
}

/** Puts the site together from its parts. Opens nothing: no file, no port, no connection. */
export function createApp(parts: AppParts): App {
  const { files, visits } = parts;
  const bare = bareHeaders(parts.security ?? siteSecurity());
  const contact = createContactService(parts, bare);
  const clientAddress = createClientAddress(parts.origins.trustedProxies, parts.log);
  const service = createService(parts, bare);

  return {
    fetch(request, remoteAddress) {
      if (isContactCall(request.url)) return contact.handle(request, clientAddress(request, remoteAddress));
      const file = parts.contactPages?.(request) ?? files?.find(request);
      if (file) return visits?.count(request, file) ?? file;
      if (isServicePath(request.url)) return service.fetch(request);
      return files?.respond(request) ?? service.fetch(request);
    },
  };
}

/** What the service answers beside the form's call. */
function createService(parts: AppParts, headers: HeaderMap): Hono {
  const service = new Hono();
  service.use(async (context, next) => {
    await next();
    for (const [name, value] of Object.entries(headers)) context.res.headers.set(name, value);
  });
  service.get('/healthz', (context) => context.text('ok\n', 200, noStore));
  service.get('/readyz', async (context) => {
    const ready = !parts.isStopping?.() && (await answers(() => parts.store.ping()));
    return ready ? context.text('ok\n', 200, noStore) : context.text('the store does not answer\n', 503, noStore);
  });
  const { drain } = parts;
  if (drain) {
    service.post('/api/contact/drain', async (context) => {
      const allowed = sameText(context.req.header('authorization') ?? '', `Bearer ${drain.token}`);
      if (!allowed) return context.json({ success: false }, 401, noStore);
      const drained = await drain.run();
      return drained ? context.json(drained, 200, noStore) : context.json({ success: false }, 503, noStore);
    });
  }
  service.notFound((context) => context.text('Not found\n', 404, noStore));
  return service;
}

const noStore = { 'Cache-Control': 'no-store' };

function isServicePath(url: string): boolean {
  return /^\/(api\/|healthz(\?|$)|readyz(\?|$))/.test(pathOf(url));
}

function isContactCall(url: string): boolean {
  return /^\/api\/contact(\?|$)/.test(pathOf(url));
}

function pathOf(url: string): string {
  return url.slice(url.indexOf('/', url.indexOf('//') + 2));
}

/** Compares in a time that does not tell how much of a guess is right. */
function sameText(given: string, expected: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(given), digest(expected));
}

async function answers(ask: () => Promise<void>): Promise<boolean> {
  return ask().then(
    () => true,
    () => false,
  );
}

import { expect, test } from 'vitest';
import type { FileServer } from '#server/http/files/file-server.ts';
import { createFormPages, type FormPages } from './form-pages.ts';
import { createTimestamps } from './tokens.ts';

const unmoving = createTimestamps('secret', { now: () => 0 });
const form = '<html><form><input type="hidden" name="timestamp"/></form></html>';

function filesWith(html: string, etag = '"abc"'): Pick<FileServer, 'respond'> {
  const headers = { 'Content-Type': 'text/html', 'Content-Security-Policy': "default-src 'none'", ETag: etag };
  const respond = (request: Request) =>
    request.url.endsWith('/contact-us') ? new Response(html, { headers }) : new Response('', { status: 404 });
  return { respond };
}

async function ask(pages: FormPages, path: string, headers: Record<string, string> = {}) {
  return pages.get(path)?.(new Request(`http://site.test${path}`, { headers }));
}

test('the contact page leaves with a fresh timestamp and the headers it had', async () => {
  const clock = { time: 1_000_000, now: () => clock.time };
  const timestamps = createTimestamps('secret', clock);
  const pages = await createFormPages(filesWith(form), timestamps);
  const first = await ask(pages, '/contact-us');
  expect(first?.headers.get('content-security-policy')).toBe("default-src 'none'");
  expect(await first?.text()).toContain(timestamps.issue());
  clock.time += 1000;
  const second = await ask(pages, '/es/contact-us');
  expect(await second?.text()).toContain(timestamps.issue());
});

test('it leaves compressed for those who take that', async () => {
  const pages = await createFormPages(filesWith(form), unmoving);
  const response = await ask(pages, '/contact-us', { 'Accept-Encoding': 'gzip, br' });
  expect(response?.headers.get('content-encoding')).toBe('br');
});

test('a browser that has the page may keep it with its older timestamp', async () => {
  const pages = await createFormPages(filesWith(form), unmoving);
  const etag = (await ask(pages, '/contact-us'))?.headers.get('etag') ?? '';
  const again = await ask(pages, '/contact-us', { 'If-None-Match': etag });
  expect(again?.status).toBe(304);
});

test('the tag is the built page’s, which covers its headers: a page whose policy changed is sent anew', async () => {
  const before = await createFormPages(filesWith(form, '"old policy"'), unmoving);
  const after = await createFormPages(filesWith(form, '"new policy"'), unmoving);
  const kept = (await ask(before, '/contact-us'))?.headers.get('etag') ?? '';
  const again = await ask(after, '/contact-us', { 'If-None-Match': kept });
  expect([kept, again?.status]).toEqual(['W/"old policy"', 200]);
});

test('a page without a form is left to the file server', async () => {
  expect([...(await createFormPages(filesWith(form), unmoving)).keys()]).toEqual(['/contact-us', '/es/contact-us']);
  expect((await createFormPages(filesWith('<html></html>'), unmoving)).size).toBe(0);
});

test('a page that changes while the server runs, as by a notice, is read again', async () => {
  let files = filesWith(form);
  const pages = await createFormPages({ respond: (request) => files.respond(request) }, unmoving);
  files = filesWith(form.replace('<form>', 'Storm<form>'), '"with notice"');
  const changed = await ask(pages, '/contact-us');
  expect(changed?.headers.get('etag')).toBe('W/"with notice"');
  expect(await changed?.text()).toContain('Storm');
});

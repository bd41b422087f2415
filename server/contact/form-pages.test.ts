import { expect, test } from 'vitest';
import type { FileServer } from '#server/http/files/file-server.ts';
import { createTimestamps } from '#server/spam/timestamp.ts';
import { createFormPages } from './form-pages.ts';

const form = '<html><form><input type="hidden" name="timestamp"/></form></html>';

function filesWith(html: string, etag = '"abc"'): Pick<FileServer, 'respond'> {
  const headers = { 'Content-Type': 'text/html', 'Content-Security-Policy': "default-src 'none'", ETag: etag };
  const respond = (request: Request) =>
    request.url.endsWith('/contact-us') ? new Response(html, { headers }) : new Response('', { status: 404 });
  return { respond };
}

test('the contact page leaves with a fresh timestamp and the headers it had', async () => {
  const clock = { time: 1_000_000, now: () => clock.time };
  const timestamps = createTimestamps('secret', clock);
  const pages = await createFormPages(filesWith(form), timestamps);
  const first = pages.get('/contact-us')?.(new Request('http://site.test/contact-us'));
  expect(first?.headers.get('content-security-policy')).toBe("default-src 'none'");
  expect(await first?.text()).toContain(timestamps.issue());
  clock.time += 1000;
  expect(await pages.get('/es/contact-us')?.(new Request('http://site.test/es/contact-us?x=1'))?.text()).toContain(
    timestamps.issue(),
  );
});

test('it leaves compressed for those who take that', async () => {
  const pages = await createFormPages(filesWith(form), createTimestamps('secret', { now: () => 0 }));
  const response = pages.get('/contact-us')?.(
    new Request('http://site.test/contact-us', { headers: { 'Accept-Encoding': 'gzip, br' } }),
  );
  expect(response?.headers.get('content-encoding')).toBe('br');
});

test('a browser that has the page may keep it with its older timestamp', async () => {
  const pages = await createFormPages(filesWith(form), createTimestamps('secret', { now: () => 0 }));
  const etag = pages.get('/contact-us')?.(new Request('http://site.test/contact-us'))?.headers.get('etag') ?? '';
  const again = pages.get('/contact-us')?.(
    new Request('http://site.test/contact-us', { headers: { 'If-None-Match': etag } }),
  );
  expect(again?.status).toBe(304);
});

test('the tag is the built page’s, which covers its headers: a page whose policy changed is sent anew', async () => {
  const timestamps = createTimestamps('secret', { now: () => 0 });
  const before = await createFormPages(filesWith(form, '"old policy"'), timestamps);
  const after = await createFormPages(filesWith(form, '"new policy"'), timestamps);
  const kept = before.get('/contact-us')?.(new Request('http://site.test/contact-us'))?.headers.get('etag') ?? '';
  const again = after.get('/contact-us')?.(
    new Request('http://site.test/contact-us', { headers: { 'If-None-Match': kept } }),
  );
  expect([kept, again?.status]).toEqual(['W/"old policy"', 200]);
});

test('a page without a form is left to the file server', async () => {
  const timestamps = createTimestamps('secret', { now: () => 0 });
  expect([...(await createFormPages(filesWith(form), timestamps)).keys()]).toEqual(['/contact-us', '/es/contact-us']);
  expect((await createFormPages(filesWith('<html></html>'), timestamps)).size).toBe(0);
});

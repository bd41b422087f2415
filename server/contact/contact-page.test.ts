import { expect, test } from 'vitest';
import type { FileServer } from '#server/http/files/file-server.ts';
import { createStamper } from '#server/spam/stamp.ts';
import { createContactPages } from './contact-page.ts';

const form = '<html><form><input type="hidden" name="stamp"/></form></html>';

function filesWith(html: string, etag = '"abc"'): Pick<FileServer, 'find'> {
  const headers = { 'Content-Type': 'text/html', 'Content-Security-Policy': "default-src 'none'", ETag: etag };
  const find = (request: Request) =>
    request.url.endsWith('/contact-us') ? new Response(html, { headers }) : undefined;
  return { find };
}

test('the contact page leaves with a fresh stamp and the headers it had', async () => {
  const clock = { time: 1_000_000, now: () => clock.time };
  const stamper = createStamper('secret', clock);
  const pages = await createContactPages(filesWith(form), stamper);
  const first = pages(new Request('http://site.test/contact-us'));
  expect(first?.headers.get('content-security-policy')).toBe("default-src 'none'");
  expect(await first?.text()).toContain(stamper.issue());
  clock.time += 1000;
  expect(await pages(new Request('http://site.test/es/contact-us?x=1'))?.text()).toContain(stamper.issue());
});

test('it leaves compressed for those who take that', async () => {
  const pages = await createContactPages(filesWith(form), createStamper('secret', { now: () => 0 }));
  const response = pages(new Request('http://site.test/contact-us', { headers: { 'Accept-Encoding': 'gzip, br' } }));
  expect(response?.headers.get('content-encoding')).toBe('br');
});

test('a browser that has the page may keep it with its older stamp', async () => {
  const pages = await createContactPages(filesWith(form), createStamper('secret', { now: () => 0 }));
  const etag = pages(new Request('http://site.test/contact-us'))?.headers.get('etag') ?? '';
  const again = pages(new Request('http://site.test/contact-us', { headers: { 'If-None-Match': etag } }));
  expect(again?.status).toBe(304);
});

test('the tag is the built page’s, which covers its headers: a page whose policy changed is sent anew', async () => {
  const stamper = createStamper('secret', { now: () => 0 });
  const before = await createContactPages(filesWith(form, '"old policy"'), stamper);
  const after = await createContactPages(filesWith(form, '"new policy"'), stamper);
  const kept = before(new Request('http://site.test/contact-us'))?.headers.get('etag') ?? '';
  const again = after(new Request('http://site.test/contact-us', { headers: { 'If-None-Match': kept } }));
  expect([kept, again?.status]).toEqual(['W/"old policy"', 200]);
});

test('other pages, other methods and a page without a form are left to the file server', async () => {
  const stamper = createStamper('secret', { now: () => 0 });
  const pages = await createContactPages(filesWith(form), stamper);
  expect(pages(new Request('http://site.test/sap'))).toBeUndefined();
  expect(pages(new Request('http://site.test/contact-us/sent'))).toBeUndefined();
  expect(pages(new Request('http://site.test/contact-us', { method: 'POST' }))).toBeUndefined();
  const plain = await createContactPages(filesWith('<html></html>'), stamper);
  expect(plain(new Request('http://site.test/contact-us'))).toBeUndefined();
});

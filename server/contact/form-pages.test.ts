import { expect, test } from 'vitest';
import { createFileServer, type FileServerOptions } from '#server/http/files/file-server.ts';
import { temporaryFolder } from '#tests/temporary-folder.ts';
import { createTimestamps } from './tokens.ts';

const form = `<html><div id="notice"></div><form><input type="hidden" name="timestamp"/></form>${'word '.repeat(99)}</html>`;
const clock = { time: 1_000_000, now: () => clock.time };
const timestamps = createTimestamps('secret', clock);

/** A site with this page as its contact page in both languages. */
function serve(html = form, options: Partial<FileServerOptions> = {}) {
  const directory = temporaryFolder({ 'contact-us/index.html': html, 'es/contact-us/index.html': html });
  const files = createFileServer({ directory, timestamps, ...options });
  return (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    files.respond(new Request(`http://site.test${path}`, { headers, method }));
}

test('the contact page leaves with a fresh timestamp and the headers it had', async () => {
  const get = serve();
  const first = get('/contact-us');
  expect(first.headers.get('content-security-policy')).toContain("default-src 'self'");
  expect(await first.text()).toContain(timestamps.issue());
  clock.time += 1000;
  const second = await get('/es/contact-us').text();
  expect(second).toContain(timestamps.issue());
  const head = get('/es/contact-us?from=x', {}, 'HEAD');
  expect([head.headers.get('content-length'), await head.text()]).toEqual([`${second.length}`, '']);
});

test('it leaves compressed for those who take that', () => {
  const response = serve()('/contact-us', { 'Accept-Encoding': 'gzip, br' });
  expect(response.headers.get('content-encoding')).toBe('br');
});

test('a browser that has the page may keep it with its older timestamp', () => {
  const get = serve();
  const etag = get('/contact-us').headers.get('etag') ?? '';
  expect(etag).toMatch(/^W\/"[\w-]+"$/);
  expect(get('/contact-us', { 'If-None-Match': etag }).status).toBe(304);
});

test('a page without a form leaves as it was built', async () => {
  const response = serve('<html></html>')('/contact-us');
  expect(response.headers.get('etag')).toMatch(/^"/);
  expect(await response.text()).toBe('<html></html>');
});

test('a page that changes while the server runs, as by a notice, is sent anew', async () => {
  let notice = '';
  const get = serve(form, { notice: () => notice });
  const before = get('/contact-us').headers.get('etag') ?? '';
  notice = '<p>Storm</p>';
  const changed = get('/contact-us', { 'If-None-Match': before });
  expect(changed.headers.get('etag')).toMatch(/^W\//);
  const html = await changed.text();
  expect([html.includes('Storm'), html.includes(timestamps.issue())]).toEqual([true, true]);
});

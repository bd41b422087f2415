import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { createFileServer } from '#server/http/files/file-server.ts';
import type { SearchIndex } from '#shared/search.ts';
import { siteUnderTest } from '#tests/site-under-test.ts';
import { temporaryFolder } from '#tests/temporary-folder.ts';

const page =
  '<!doctype html><title>Search</title><form action="/search"><input type="search" name="q" class="field"></form>' +
  '<div id="found"></div><p>All pages</p><footer><input type="search" name="q"></footer>';

const index: SearchIndex = {
  texts: {
    one: '1 page for “{query}”',
    other: '{n} pages',
    none: 'Nothing for “{query}”',
    short: 'More',
    inText: 'In:',
  },
  wayOn: [{ label: 'Ask us', to: '/contact-us' }],
  small: [],
  pages: [
    { to: '/sap', title: 'SAP & more', kind: 'ERP', summary: 'Of <b>ECC</b>.', parts: [['Migration', 'services']] },
  ],
  words: { rollback: [0] },
};

const files = { 'search/index.html': page, 'sap/index.html': page, 'search.json': JSON.stringify(index) };

function serve(built: Record<string, string> = files, now?: () => number) {
  const server = createFileServer({ site: siteUnderTest(), directory: temporaryFolder(built), ...(now && { now }) });
  return (path: string, init: RequestInit = {}, networks = ['203.0.113.7']) =>
    server.respond(new Request(`http://company.example${path}`, init), () => ({ networks, answer: undefined }));
}

test('a query is answered in the page itself, marked, with the query in the first field, and kept by nobody', async () => {
  const response = serve()('/search?q=migration+rollback');
  const html = await response.text();
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(html).toContain('<input value="migration rollback" type="search" name="q" class="field">');
  expect(html).toContain('<footer><input type="search" name="q"></footer>');
  expect(html).toContain('1 page for “migration rollback”');
  expect(html).toContain('href="/sap">SAP &amp; more</a>');
  expect(html).toContain('href="/sap#services"><mark>Migration</mark></a>');
  expect(html).toContain('In: <mark>rollback</mark>');
  expect(html).toContain('Of &lt;b&gt;ECC&lt;/b&gt;.');
});

test('markup in the query stays text, and a long query is cut', async () => {
  expect(await serve()(`/search?q=${'x'.repeat(3000)}`).text()).toContain(`value="${'x'.repeat(100)}"`);
  const html = await serve()(`/search?q=${encodeURIComponent('"><script>alert(1)</script>')}`).text();
  expect(html).toContain('<input value="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;" type');
  expect(html).toContain('Nothing for “&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;”');
  expect(html).toContain('<a class="link link-alone" href="/contact-us">Ask us</a>');
  expect(html).not.toContain('<script>');
});

test('the answer is sent as gzip where that is understood, and a HEAD has its headers alone', async () => {
  const get = serve();
  const gzip = get('/search?q=sap', { headers: { 'accept-encoding': 'gzip' } });
  expect(gunzipSync(await gzip.bytes()).toString()).toContain('<mark>SAP</mark>');
  expect(await get('/search?q=sap', { method: 'HEAD' }).text()).toBe('');
});

test('more queries than the server has time for get the page as it was built, and one visitor has a share alone', async () => {
  let time = 6000;
  const get = serve(files, () => time);
  const searched = async (count: number, from: (index: number) => string[]) => {
    const asked = Array.from({ length: count }, (_, index) => get('/search?q=sap', {}, from(index)).text());
    return (await Promise.all(asked)).filter((html) => html !== page).length;
  };
  expect(await searched(30, () => ['203.0.113.7'])).toBe(3);
  expect(await searched(30, (index) => [`one of ${index}`, 'customer'])).toBe(12);
  expect(await searched(90, (index) => [`address ${index}`])).toBe(60 - 3 - 12);
  time += 3000;
  expect(await searched(1, () => ['203.0.113.7'])).toBe(1);
});

test.each(['/search', '/search?q=x', '/search?q=', '/search?q=%20', '/search?utm=1', '/sap?q=sap'])(
  '%s is the page as it was built; a query also where there is no index',
  async (address) => {
    const { 'search.json': _, ...withoutIndex } = files;
    const response = serve(address === '/search?q=x' ? withoutIndex : files)(address);
    expect(await response.text()).toBe(page);
    expect(response.headers.get('cache-control')).toBe('no-cache');
  },
);

import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { temporaryFolder } from '#tests/temporary-folder.ts';
import { testSite } from '#tests/test-site.ts';
import { createFileServer } from './file-server.ts';

const page = (text: string) =>
  `<!doctype html><title>${text}</title><div id="notice"></div><p>${text.repeat(200)}</p><script>start()</script>`;
const built: Record<string, string> = {
  'index.html': page('home'),
  'sap/index.html': page('sap'),
  'es/index.html': page('inicio'),
  'es/sap/index.html': page('sap en español'),
  '404/index.html': page('great nothing'),
  'es/404/index.html': page('gran nada'),
  'contact-us/sent/index.html': `${page('sent')}<output data-reference=""></output>`,
  'assets/entry-BkQ4xz_1.js': 'start()',
  'share/sap.3f2a91bc.png': 'png',
  'prefetch.speculationrules': '{}',
};

function serve(options: Partial<Parameters<typeof createFileServer>[0]> = {}) {
  const { app } = createFileServer({ site: testSite(), directory: temporaryFolder(built), ...options });
  return async (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    app.request(path, { headers, method });
}

const immutable = 'public, max-age=31536000, immutable';

test.each([
  ['/', 'text/html; charset=utf-8', 'no-cache', 'Accept-Encoding', 'index.html'],
  ['/es/sap', 'text/html; charset=utf-8', 'no-cache', 'Accept-Encoding', 'es/sap/index.html'],
  ['/assets/entry-BkQ4xz_1.js', 'text/javascript; charset=utf-8', immutable, 'Accept-Encoding'],
  ['/share/sap.3f2a91bc.png', 'image/png', immutable, null],
  ['/prefetch.speculationrules', 'application/speculationrules+json', 'public, max-age=3600', 'Accept-Encoding'],
])('%s is %s, kept as long as %s', async (path, type, cacheControl, vary, file = path.slice(1)) => {
  const response = await serve()(path);
  const values = ['content-type', 'cache-control', 'vary'].map((name) => response.headers.get(name));
  expect([response.status, ...values]).toEqual([200, type, cacheControl, vary]);
  expect(await response.text()).toBe(built[file]);
});

test('a page that is fetched ahead opens within a minute without another request, what is no page as ever', async () => {
  const get = serve();
  const ahead = { 'Sec-Purpose': 'prefetch' };
  const kept = async (path: string) => (await get(path, ahead)).headers.get('cache-control');
  expect(await kept('/sap')).toBe('private, max-age=60');
  expect(await kept('/nothing')).toBe('no-cache');
  expect(await kept('/prefetch.speculationrules')).toBe('public, max-age=3600');
});

test('brotli is preferred, then gzip, then nothing, and each carries its own tag', async () => {
  const get = serve();
  const br = await get('/sap', { 'Accept-Encoding': 'gzip, deflate, br, zstd' });
  const gzip = await get('/sap', { 'Accept-Encoding': 'br;q=0, gzip' });
  const plain = await get('/sap');
  expect(brotliDecompressSync(await br.arrayBuffer()).toString()).toBe(built['sap/index.html']);
  expect(gunzipSync(await gzip.arrayBuffer()).toString()).toBe(built['sap/index.html']);
  const all = [br, gzip, plain];
  expect(all.map(({ headers }) => headers.get('content-encoding'))).toEqual(['br', 'gzip', null]);
  expect(new Set(all.map(({ headers }) => headers.get('etag'))).size).toBe(3);
});

test('a good copy is answered by 304 with its headers and no body, also where a proxy marked its tag as weak', async () => {
  const get = serve();
  const whole = await get('/sap');
  const copy = await get('/sap', { 'If-None-Match': `"other", W/${whole.headers.get('etag')}` });
  expect([copy.status, await copy.text()]).toEqual([304, '']);
  for (const name of ['etag', 'cache-control', 'vary']) expect(copy.headers.get(name)).toBe(whole.headers.get(name));
});

test('HEAD tells what GET does and sends no body, and other methods are refused with the ones allowed', async () => {
  const get = serve();
  const head = await get('/sap', {}, 'HEAD');
  expect(Object.fromEntries(head.headers)).toEqual(Object.fromEntries((await get('/sap')).headers));
  expect(await head.text()).toBe('');
  const post = await get('/sap', {}, 'POST');
  expect([post.status, post.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
});

const redirects = new Map([
  ['/español', '/sap#modules'],
  ['/old', '/sap?from=old'],
]);

test.each([
  ['/sap/', '/sap'],
  ['/SAP.html', '/sap'],
  ['/Es//Sap/index.htm?utm_source=a%20b&x=1', '/es/sap?utm_source=a%20b&x=1'],
  ['/SAP/?a=%0d%0aSet-Cookie:b', '/sap?a=%0d%0aSet-Cookie:b'],
  ['/Espa%C3%B1ol/?a=1', '/sap?a=1#modules'],
  ['/old?a=1', '/sap?from=old&a=1'],
])('%s leads to the one address %s', async (path, target) => {
  const { status, headers } = await serve({ redirects })(path);
  expect([status, headers.get('location')]).toEqual([301, target]);
});

test.each(['//evil.example', '/..%2f..%2fetc/passwd', '/%', '/404'])(
  '%s leads nowhere and shows the not-found page',
  async (path) => {
    const response = await serve()(path);
    expect([response.status, response.headers.get('location')]).toEqual([404, null]);
    expect(await response.text()).toBe(built['404/index.html']);
  },
);

test.each([
  ['7Q2K-9ABC-DEFG', '7Q2K-9ABC-DEFG', 'no-store'],
  ['<script>', '', 'no-cache'],
  ['CALL-1-800-EVIL-NOW', '', 'no-cache'],
])('of the reference %s the page after a message shows %j', async (reference, shown, cacheControl) => {
  const response = await serve()(`/contact-us/sent?ref=${encodeURIComponent(reference)}`);
  expect(await response.text()).toContain(`<output data-reference="">${shown}</output>`);
  expect(response.headers.get('cache-control')).toBe(cacheControl);
});

test('a notice stands in every page while it shows, with tags and compressed forms of its own', async () => {
  let notice = '';
  const get = serve({ notice: () => notice });
  const br = { 'Accept-Encoding': 'br' };
  const tagOf = async () => (await get('/sap', br)).headers.get('etag');
  const before = await tagOf();
  notice = '<p>Storm</p>';
  const shown = brotliDecompressSync(await (await get('/sap', br)).arrayBuffer()).toString();
  expect(shown).toBe(built['sap/index.html']?.replace('</div>', '<p>Storm</p></div>'));
  expect(await tagOf()).not.toBe(before);
  for (const path of ['/nothing', '/contact-us/sent?ref=7Q2K-9ABC-DEFG'])
    expect(await (await get(path)).text()).toContain('Storm');
  notice = '<p>Over</p>';
  expect(await (await get('/sap')).text()).toContain('<p>Over</p>');
  notice = '';
  expect(await tagOf()).toBe(before);
});

test('a page that has closed is gone in each language, and another is shown in its place, unless it has a redirect', async () => {
  const clock = { time: 999 };
  const own = testSite();
  const closing = { kind: 'opening', expireAt: new Date(1000).toISOString() };
  const draft = { path: '/draft', ...closing, state: 'draft' as const };
  const pages = [...['/sap', '/old'].map((path) => ({ path, ...closing })), draft];
  const blueprints = () => [{ id: 'opening', name: own.perLocale(() => 'Job'), closed: '/' }];
  const get = serve({ site: { ...own, pageList: () => ({ pages }), blueprints }, redirects, now: () => clock.time });
  expect((await get('/sap')).status).toBe(200);
  clock.time = 1000;
  for (const [path, page] of [
    ['/Sap/', 'index.html'],
    ['/es/sap', 'es/index.html'],
  ] as const) {
    const response = await get(path);
    expect([response.status, await response.text()]).toEqual([410, built[page]]);
  }
  expect([(await get('/old')).status, (await get('/draft')).status]).toEqual([301, 404]);
});

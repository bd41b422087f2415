import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, expect, test } from 'vitest';
import { siteUnderTest } from '#tests/site-under-test.ts';
import { createFileServer, type FileServerOptions } from './file-server.ts';

const long = 'Words about databases. '.repeat(40);
const page = (text: string) =>
  `<!doctype html><title>${text}</title><div id="notice"></div><p>${text} ${long}</p><script>start()</script>`;
const site: Record<string, string> = {
  'index.html': page('home'),
  'sap/index.html': page('sap'),
  'es/index.html': page('inicio'),
  'es/sap/index.html': page('sap en español'),
  '404/index.html': page('great nothing'),
  'es/404/index.html': page('gran nada'),
  'contact-us/sent/index.html': `${page('sent')}<output data-reference=""></output>`,
  'prefetch.speculationrules': '{}',
  'assets/entry-BkQ4xz_1.js': `start("${long}")`,
  'assets/entry-BkQ4xz_1.js.map': '{}',
  'scenes/network-security.svg': '<svg xmlns="http://www.w3.org/2000/svg"><style>a{}</style></svg>',
  'share/sap.3f2a91bc.png': 'png',
  'robots.txt': 'User-agent: *',
  '.well-known/security.txt': 'Contact: mailto:a@b.example',
  '.env': 'secret',
  '.vite/manifest.json': '{}',
  _headers: '/*',
  'plain.html': page('plain'),
};

const directory = mkdtempSync(join(tmpdir(), 'file-server-'));
for (const [name, content] of Object.entries(site)) {
  mkdirSync(dirname(join(directory, name)), { recursive: true });
  writeFileSync(join(directory, name), content);
}
symlinkSync('/etc/hostname', join(directory, 'link.txt'));
afterAll(() => rmSync(directory, { recursive: true }));

const usual = createFileServer({ site: siteUnderTest(), directory });

function serve(options?: Partial<FileServerOptions>) {
  const server = options ? createFileServer({ site: siteUnderTest(), directory, ...options }) : usual;
  return (path: string, init: RequestInit = {}) => server.respond(new Request(`http://company.example${path}`, init));
}

const headers = (values: Record<string, string>): RequestInit => ({ headers: values });

const immutable = 'public, max-age=31536000, immutable';

test.each([
  ['/es/sap', 'text/html; charset=utf-8', 'no-cache', 'Accept-Encoding'],
  ['/assets/entry-BkQ4xz_1.js', 'text/javascript; charset=utf-8', immutable, 'Accept-Encoding'],
  ['/scenes/network-security.svg', 'image/svg+xml; charset=utf-8', 'public, max-age=3600', 'Accept-Encoding'],
  ['/share/sap.3f2a91bc.png', 'image/png', immutable, null],
  ['/robots.txt', 'text/plain; charset=utf-8', 'public, max-age=3600', 'Accept-Encoding'],
  ['/prefetch.speculationrules', 'application/speculationrules+json', 'public, max-age=3600', 'Accept-Encoding'],
])('%s is %s, kept as long as %s', (path, type, cacheControl, vary) => {
  const { status, headers } = serve()(path);
  const values = ['content-type', 'cache-control', 'vary'].map((name) => headers.get(name));
  expect([status, ...values]).toEqual([200, type, cacheControl, vary]);
});

test.each([
  ['/', 'index.html'],
  ['/es/sap', 'es/sap/index.html'],
  ['/plain', 'plain.html'],
  ['/.well-known/security.txt', '.well-known/security.txt'],
])('%s is the address of %s', async (path, file) => {
  expect(await serve()(path).text()).toBe(site[file]);
});

test('brotli is preferred, then gzip, then nothing, and each carries its own strong tag', async () => {
  const get = serve();
  const br = get('/sap', headers({ 'accept-encoding': 'gzip, deflate, br, zstd' }));
  const gzip = get('/sap', headers({ 'accept-encoding': 'br;q=0, gzip' }));
  const plain = get('/sap');
  expect(br.headers.get('content-encoding')).toBe('br');
  expect(gzip.headers.get('content-encoding')).toBe('gzip');
  expect(plain.headers.has('content-encoding')).toBe(false);
  expect(brotliDecompressSync(await br.arrayBuffer()).toString()).toBe(site['sap/index.html']);
  expect(gunzipSync(await gzip.arrayBuffer()).toString()).toBe(site['sap/index.html']);
  expect(get('/share/sap.3f2a91bc.png', headers({ 'accept-encoding': 'br' })).headers.has('content-encoding')).toBe(
    false,
  );
  const tags = [br, gzip, plain].map((response) => response.headers.get('etag'));
  expect(new Set(tags).size).toBe(3);
  for (const tag of tags) expect(tag).toMatch(/^"[\w-]+"$/);
});

test('a good copy is answered by 304 with the headers that may have changed and no body', async () => {
  const get = serve();
  const etag = get('/sap').headers.get('etag') ?? '';
  const response = get('/sap', headers({ 'if-none-match': `"other", W/${etag}` }));
  expect(response.status).toBe(304);
  expect(await response.text()).toBe('');
  expect(response.headers.get('etag')).toBe(etag);
  expect(response.headers.get('content-security-policy')).toContain("default-src 'self'");
  expect(response.headers.has('content-length')).toBe(false);
});

test('HEAD tells everything that GET does and sends no body', async () => {
  const get = serve();
  const head = get('/sap', { method: 'HEAD' });
  expect(Object.fromEntries(head.headers)).toEqual(Object.fromEntries(get('/sap').headers));
  expect(await head.text()).toBe('');
});

test.each([
  ['/sap/', '/sap'],
  ['/SAP', '/sap'],
  ['/sap.html', '/sap'],
  ['/sap/index.html', '/sap'],
  ['/index.html', '/'],
  ['/Es//Sap/index.htm?utm_source=a%20b&x=1', '/es/sap?utm_source=a%20b&x=1'],
  ['/%73ap', '/sap'],
  ['//sap', '/sap'],
  ['/robots.txt/', '/robots.txt'],
  ['///evil.example/%2e%2e', '/'],
  ['/SAP/?//evil.example', '/sap?//evil.example'],
  ['/SAP/?a=%0d%0aSet-Cookie:b', '/sap?a=%0d%0aSet-Cookie:b'],
])('%s leads to the one address %s', (path, target) => {
  const response = serve()(path);
  expect([response.status, response.headers.get('location')]).toEqual([301, target]);
});

test.each([
  ['/es/sap', '?a=1', '/es/sap?a=1'],
  ['/sap#modules', '?a=1', '/sap?a=1#modules'],
  ['/sap?from=old', '?a=1', '/sap?from=old&a=1'],
  ['/año', '', '/a%C3%B1o'],
])('a former address leads to its present one, %s, and keeps the query %s', (target, query, location) => {
  const response = serve({ redirects: new Map([['/español', target]]) })(`/Espa%C3%B1ol/${query}`);
  expect([response.status, response.headers.get('location')]).toEqual([301, location]);
});

test.each([
  '//evil.example',
  '/\\evil.example',
  '/%2f%2fevil.example',
  '/%2F/evil.example/',
  '/..%2f..%2fetc/passwd',
  '/.env',
  '/_headers',
  '/.vite/manifest.json',
  '/link.txt',
  '/assets/entry-BkQ4xz_1.js.map',
  '/404',
  '/reindex',
])('%s finds nothing and leads nowhere', (path) => {
  const response = serve()(path);
  expect([response.status, response.headers.get('location')]).toEqual([404, null]);
});

test.each(['/%', '/%zz', '/%c3', '/%00', '/%7f', '/sap%0d%0aSet-Cookie:a=b', '/%c0%af'])(
  '%s is refused as malformed',
  (path) => {
    expect(serve()(path).status).toBe(400);
  },
);

test('an unknown address gets the not-found page in the language of its path', async () => {
  const get = serve();
  const english = get('/spanish-lessons');
  const spanish = get('/es/nada');
  expect([english.status, spanish.status]).toEqual([404, 404]);
  expect(await english.text()).toBe(site['404/index.html']);
  expect(await spanish.text()).toBe(site['es/404/index.html']);
  expect(await get('/ES/nada/').text()).toBe(site['es/404/index.html']);
  expect(await get('/escape').text()).toBe(site['404/index.html']);
  expect(english.headers.get('content-security-policy')).toContain("script-src 'self' 'sha256-");
});

test.each(['/.env', '/wp-login.php', '/es/sap.php', '/images/missing.png'])(
  'a browser that opens %s gets the not-found page, a program a short answer',
  async (path) => {
    const get = serve();
    const document = get(path, headers({ accept: 'text/html,application/xhtml+xml,*/*;q=0.8' }));
    expect([document.status, document.headers.get('content-type')]).toEqual([404, 'text/html; charset=utf-8']);
    expect(await document.text()).toBe(site[path.startsWith('/es') ? 'es/404/index.html' : '404/index.html']);
    for (const accept of ['*/*', 'image/avif,image/webp,*/*']) {
      const other = get(path, headers({ accept }));
      expect([other.status, await other.text()]).toEqual([404, 'Not found\n']);
      expect(other.headers.get('vary')).toContain('Accept');
    }
  },
);

test('other methods are refused with the ones allowed', () => {
  const get = serve();
  for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH', 'PROPFIND']) {
    const response = get('/sap', { method });
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  }
});

test('the outcome page shows the reference of its query, and is kept by nobody', async () => {
  const get = serve();
  const response = get('/contact-us/sent?ref=7Q2K-9ABC-DEFG');
  expect(await response.text()).toContain('<output data-reference="">7Q2K-9ABC-DEFG</output>');
  expect(response.headers.get('cache-control')).toBe('no-store');
});

test.each(['<script>', 'CALL-1-800-EVIL-NOW', '7Q2K-9ABC-DEFG%0a', '7Q2K-9ABC-DEFG"'])(
  'the outcome page ignores the reference %s',
  async (ref) => {
    const response = serve()(`/contact-us/sent?ref=${ref}`);
    expect(response.status).toBe(200);
    expect(await response.text()).toBe(site['contact-us/sent/index.html']);
  },
);

test('a missing build is told in a sentence that says what to do', () => {
  expect(() => createFileServer({ site: siteUnderTest(), directory: '/nonexistent' })).toThrow(
    'run "npm run build" first',
  );
});

test('a notice stands in every page while it shows, with tags and forms of its own', async () => {
  let markup = '';
  const get = serve({ notice: () => markup });
  const plain = get('/sap', headers({ 'accept-encoding': 'br' }));
  markup = '<p>Storm</p>';
  const shown = get('/sap', headers({ 'accept-encoding': 'br' }));
  const body = brotliDecompressSync(Buffer.from(await shown.arrayBuffer())).toString();
  expect(body).toContain('<p>Storm</p></div>');
  expect(get('/sap', headers({ 'if-none-match': plain.headers.get('etag') ?? '' })).status).toBe(200);
  expect(await get('/nothing').text()).toContain('Storm');
  const sent = await get('/contact-us/sent?ref=7Q2K-9ABC-DEFG').text();
  expect([sent.includes('Storm'), sent.includes('7Q2K-9ABC-DEFG')]).toEqual([true, true]);
  markup = '';
  expect(get('/sap', headers({ 'accept-encoding': 'br' })).headers.get('etag')).toBe(plain.headers.get('etag'));
});

const closing = (path: string) => [path, { at: 1000, page: path.startsWith('/es') ? '/es' : '/plain' }] as const;
const closings = new Map(['/sap', '/es/sap', '/gone'].map(closing));

test('a page that has closed is gone, and the page that says so is shown in its place and language', async () => {
  const get = serve({ closings, now: () => 1000 });
  const texts = await Promise.all(['/sap', '/es/sap', '/gone'].map(async (path) => (await get(path)).text()));
  expect(texts).toEqual([site['plain.html'], site['es/index.html'], site['plain.html']]);
  expect(['/sap', '/es/sap', '/gone'].map((path) => get(path).status)).toEqual([410, 410, 410]);
  expect(get('/gone/').headers.get('location')).toBe('/gone');
});

test('until then it is shown, and afterwards a redirect comes first', () => {
  expect(serve({ closings, now: () => 999 })('/sap').status).toBe(200);
  const redirects = new Map([['/gone', '/sap']]);
  expect(serve({ closings, now: () => 1000, redirects })('/gone').status).toBe(301);
});

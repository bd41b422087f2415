import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseDocument } from 'htmlparser2';
import { expect, test } from 'vitest';
import { createFileServer } from '#server/http/files/file-server.ts';
import { securityOf } from '#server/http/headers/headers.ts';
import { siteUnderTest } from '#tests/site-under-test.ts';
import { temporaryFolder } from '#tests/temporary-folder.ts';
import { elements } from '#tools/html-elements.ts';
import { publishSite } from './publish-site.ts';
import { siteRules } from './site-rules.ts';

const page = (text: string) => `<!doctype html><title>${text}</title><style>a{}</style><script>go("${text}")</script>`;
const drawing = (style: string) => `<svg xmlns="http://www.w3.org/2000/svg"><style>${style}</style></svg>`;
const site: Record<string, string> = {
  'index.html': page('home'),
  'sap/index.html': page('sap'),
  'es/index.html': page('inicio'),
  'es/sap/index.html': page('sap es'),
  '404/index.html': page('nothing'),
  'es/404/index.html': page('nada'),
  'prefetch.speculationrules': '{}',
  'robots.txt': 'User-agent: *',
  'assets/a-BkQ4xz_1.js': 'a()',
  'scenes/a.3f2a91bc.svg': drawing('b{}'),
  'scenes/b.3f2a91bd.svg': drawing('c{}'),
  'share/sap.3f2a91bc.png': 'png',
};
const addresses = ['/', '/sap', '/es', '/es/sap', '/prefetch.speculationrules', '/robots.txt', '/assets/a-BkQ4xz_1.js'];
const redirects = [
  { from: '/old', to: '/sap' },
  { from: '/viejo', to: '/es/sap#modulos' },
  // A page that will go: until then its redirect is none.
  { from: '/es/sap', to: '/sap' },
];

const content = siteUnderTest();

function publish(more: Record<string, string> = {}, notice = '') {
  const directory = temporaryFolder({ ...site, ...more });
  const hosts = join(temporaryFolder(), 'hosts');
  const security = securityOf({ SITE_URL: 'https://mirador.example' });
  const server = createFileServer({ site: content, directory, security });
  publishSite(siteRules(content, directory, security, redirects, notice), hosts);
  const ours = (address: string) => {
    const sent = Object.fromEntries(server.respond(new Request(`https://mirador.example${address}`)).headers);
    const { 'content-type': _type, 'content-length': _length, etag: _etag, vary: _vary, ...headers } = sent;
    return headers;
  };
  return { ours, read: (name: string) => readFileSync(join(hosts, name), 'utf8') };
}

/** Adds up rules as hosts do: a header that two rules name would be sent twice. */
function addUp(rules: readonly { pattern: string; headers: [string, string][] }[], address: string) {
  const sum: Record<string, string> = {};
  for (const { pattern, headers } of rules) {
    const [start = '', end] = pattern.split('*');
    const isFor = end === undefined ? address === start : address.startsWith(start) && address.endsWith(end);
    if (!isFor) continue;
    for (const [name, value] of headers) {
      expect(sum, `${address} gets ${name} twice`).not.toHaveProperty(name.toLowerCase());
      sum[name.toLowerCase()] = value;
    }
  }
  return sum;
}

function readHeadersFile(text: string) {
  return text.split('\n\n').map((block) => {
    const headers = [...block.matchAll(/^ {2}([\w-]+): (.*)$/gm)];
    const named = headers.map(([, name = '', value = '']): [string, string] => [name, value]);
    return { pattern: block.split('\n')[0] ?? '', headers: named };
  });
}

function policyInside(html: string): string | undefined {
  return elements(parseDocument(html), 'meta[http-equiv="Content-Security-Policy"]')[0]?.attribs.content;
}

test('_headers says for every page what the Node server says', () => {
  const { ours, read } = publish();
  const netlify = readHeadersFile(read('site/_headers'));
  for (const address of ['/', '/sap', '/es', '/es/sap']) expect(addUp(netlify, address)).toEqual(ours(address));
  for (const address of addresses) expect(addUp(netlify, address)).toMatchObject(ours(address));
  expect(addUp(netlify, '/share/sap.3f2a91bc.png')).toMatchObject(ours('/share/sap.3f2a91bc.png'));
});

test('drawings of a folder share one rule that allows their style sheets and nothing else', () => {
  const { ours, read } = publish();
  const policy = addUp(readHeadersFile(read('site/_headers')), '/scenes/a.3f2a91bc.svg')['content-security-policy'];
  const hashes = ['a.3f2a91bc', 'b.3f2a91bd'].map(
    (name) => /'sha256-[^']+'/.exec(ours(`/scenes/${name}.svg`)['content-security-policy'] ?? '')?.[0],
  );
  expect(policy).toBe(`default-src 'none'; style-src ${hashes.join(' ')}; base-uri 'none'; frame-ancestors 'none'`);
});

test('former addresses are redirected, and Netlify knows the Spanish not-found page', () => {
  expect(publish().read('site/_redirects')).toBe('/old /sap 301\n/viejo /es/sap#modulos 301\n/es/* /es/404.html 404\n');
});

test('not-found pages hold their policy themselves, for hosts that give unknown addresses no policy', () => {
  const { ours, read } = publish();
  for (const [file, address] of [
    ['site/404.html', '/nothing'],
    ['site/es/404.html', '/es/nada'],
  ] as const) {
    const html = read(file);
    const inside = policyInside(html) ?? '';
    const withoutFrames = ours(address)['content-security-policy']?.replace("frame-ancestors 'none'; ", '');
    expect(inside).toBe(withoutFrames);
    expect(html.indexOf('<meta')).toBeLessThan(html.indexOf('<style>'));
    expect(html.replace(`<meta http-equiv="Content-Security-Policy" content="${inside}">`, '')).toBe(
      site[`${file.slice(5, -5)}/index.html`],
    );
  }
  // Pages hold none, and are published under the name that hosts serve without a redirect.
  expect(read('site/es.html')).toBe(site['es/index.html']);
  expect(read('site/es/sap.html')).toBe(site['es/sap/index.html']);
});

test('pages whose rule Cloudflare Pages would not read hold their policy themselves, and no file loses its own', () => {
  const names = Array.from({ length: 100 }, (_, index) => `zz-${index}`);
  const { ours, read } = publish(Object.fromEntries(names.map((name) => [`${name}/index.html`, page(name)])));
  const rules = readHeadersFile(read('site/_headers'));
  const withoutRule = names.filter((name) => !rules.slice(0, 100).some(({ pattern }) => pattern === `/${name}`));

  expect(withoutRule.length).toBeGreaterThan(0);
  for (const name of names) {
    const policy = ours(`/${name}`)['content-security-policy']?.replace("frame-ancestors 'none'; ", '');
    expect(policyInside(read(`site/${name}.html`))).toBe(withoutRule.includes(name) ? policy : undefined);
  }
  for (const address of addresses) expect(addUp(rules.slice(0, 100), address)).toMatchObject(ours(address));

  const scripts = Array.from({ length: 40 }, (_, index) => `<script>${index}</script>`);
  const long = publish({ 'long/index.html': page('long') + scripts.join('') }).read('site/long.html');
  expect(policyInside(long)?.length).toBeGreaterThan(2000);
});

test('the notice of the moment stands in the pages, and in nothing else', () => {
  const place = '<!doctype html><body><div id="notice"></div>';
  const { read } = publish({ 'storm/index.html': place, '404/index.html': place, 'storm.txt': place }, '<p>Storm</p>');
  const has = (name: string) => read(`site/${name}`).includes('<p>Storm</p>');
  expect(['storm.html', '404.html', 'storm.txt'].map(has)).toEqual([true, true, false]);
});

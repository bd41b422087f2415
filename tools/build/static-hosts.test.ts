import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseDocument } from 'htmlparser2';
import { expect, test } from 'vitest';
import { createFileServer } from '#server/http/files/file-server.ts';
import { readSiteFiles } from '#server/http/files/read-site-files.ts';
import { securityOf } from '#server/http/headers/headers.ts';
import { temporaryFolder } from '#tests/temporary-folder.ts';
import { testSite } from '#tests/test-site.ts';
import { elements } from '#tools/html-elements.ts';
import { writeHostFolder } from './static-hosts.ts';

const page = (text: string) =>
  `<!doctype html><title>${text}</title><style>a{}</style><script>go("${text}")</script><div id="notice"></div>`;
const pages = {
  'index.html': page('home'),
  'es/index.html': page('inicio'),
  'es/sap/index.html': page('sap es'),
  '404/index.html': page('nothing'),
  'es/404/index.html': page('nada'),
};
const files = {
  'prefetch.speculationrules': '{}',
  'robots.txt': '<div id="notice"></div>',
  'assets/a-BkQ4xz_1.js': 'a()',
  'share/sap.3f2a91bc.png': 'png',
};
const redirects = [
  { from: '/old', to: '/sap' },
  { from: '/viejo/', to: '/es/sap#modulos' },
  // A page that will go: until then its redirect is none.
  { from: '/es/sap', to: '/sap' },
];

function publish(notice = '') {
  const [directory, target] = [temporaryFolder({ ...pages, ...files }), temporaryFolder()];
  const security = securityOf({ SITE_URL: 'https://mirador.example' });
  const server = createFileServer({ site: testSite(), directory, security });
  writeHostFolder(testSite(), readSiteFiles(directory), target, { security, redirects, notice });
  return {
    headersOf: async (address: string) => (await server.app.request(address)).headers,
    read: (name: string) => readFileSync(join(target, name), 'utf8'),
  };
}

/** The headers of each rule of `_headers`, by its path. */
function rulesOf(text: string): Record<string, Record<string, string>> {
  const blocks = text.split('\n\n').map((block) => block.trim().split('\n'));
  return Object.fromEntries(
    blocks.map(([path = '', ...lines]) => [path, Object.fromEntries(lines.map((line) => line.trim().split(': ')))]),
  );
}

test.each([
  ['/', 'index.html', 'index.html'],
  ['/es', 'es.html', 'es/index.html'],
  ['/es/sap', 'es/sap.html', 'es/sap/index.html'],
  ['/nothing', '404.html', '404/index.html'],
  ['/es/nada', 'es/404.html', 'es/404/index.html'],
] as const)(
  'the page of %s has in itself the policy that the server sends, before what it governs',
  async (address, file, source) => {
    const { headersOf, read } = publish();
    const html = read(file);
    const [meta] = elements(parseDocument(html), 'meta[http-equiv="Content-Security-Policy"]');
    const sent = (await headersOf(address)).get('Content-Security-Policy');

    expect(meta?.attribs.content).toBe(sent?.replace("frame-ancestors 'none'; ", ''));
    expect(html.indexOf('<meta')).toBeLessThan(html.indexOf('<style>'));
    expect(html.replace(/<meta http-equiv[^>]*>/, '')).toBe(pages[source]);
  },
);

test('one rule has all other headers of pages, and each folder those of its files', async () => {
  const { headersOf, read } = publish();
  const { '/*': common, ...rules } = rulesOf(read('_headers'));
  const sent = await headersOf('/es/sap');
  const names = Object.keys(common ?? {}).map((name) => name.toLowerCase());

  expect([...sent.keys()].filter((name) => !names.includes(name))).toEqual([
    'cache-control',
    'content-type',
    'cross-origin-resource-policy',
    'etag',
    'vary',
  ]);
  for (const [name, value] of Object.entries(common ?? {})) expect(sent.get(name)).toContain(value);
  const lasting = 'public, max-age=31536000, immutable';
  expect(rules).toEqual({
    '/assets/*': { 'Cache-Control': lasting, 'Cross-Origin-Resource-Policy': 'same-origin' },
    '/share/*': { 'Cache-Control': lasting, 'Cross-Origin-Resource-Policy': 'cross-origin' },
    '/prefetch.speculationrules': { 'Content-Type': 'application/speculationrules+json' },
  });
});

test('former addresses are redirected, and Netlify knows the Spanish not-found page', () => {
  expect(publish().read('_redirects')).toBe('/old /sap 301\n/viejo /es/sap#modulos 301\n/es/* /es/404.html 404\n');
});

test('the notice of the moment stands in the pages, and in nothing else', () => {
  const { read } = publish('<p>Storm</p>');
  const has = (name: string) => read(name).includes('<p>Storm</p>');

  expect(['es/sap.html', '404.html', 'robots.txt'].map(has)).toEqual([true, true, false]);
});

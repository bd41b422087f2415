import { readFileSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { parseDocument } from 'htmlparser2';
import { expect, test } from 'vitest';
import { currentSite } from '#app/site.server.ts';
import { createFileServer, type FileServer } from '#server/http/files/file-server.ts';
import { redirectTable } from '#server/http/files/redirects.ts';
import { securityOf } from '#server/http/headers/headers.ts';
import { temporaryFolder } from '#tests/temporary-folder.ts';
import { publishSite } from '#tools/build/static-hosts/publish-site.ts';
import { siteRules } from '#tools/build/static-hosts/site-rules.ts';
import { elements } from '#tools/html-elements.ts';
import { ask, installed, runCaddy, runNginx } from './real-programs.ts';

const page = (text: string) => `<!doctype html><title>${text}</title><style>a{}</style><script>go("${text}")</script>`;
const built: Record<string, string> = {
  'index.html': page('home'),
  'sap/index.html': page('sap'),
  'es/index.html': page('inicio'),
  'es/sap/index.html': page('sap es'),
  '404/index.html': page('nothing'),
  'es/404/index.html': page('nada'),
  'sap.data': '[]',
  'sap.md': '# SAP',
  'robots.txt': 'User-agent: *',
  '.well-known/security.txt': 'Contact: mailto:a@b.example',
  'assets/a-BkQ4xz_1.js': 'a()',
  'scenes/a.3f2a91bc.svg': '<svg xmlns="http://www.w3.org/2000/svg"><style>b{}</style></svg>',
  'share/sap.3f2a91bc.png': 'png',
};
const redirects = [
  { from: '/old', to: '/sap' },
  { from: '/viejo', to: '/es/sap' },
];
const served = ['/', '/sap', '/es', '/es/sap', '/sap.data', '/sap.md', '/robots.txt', '/.well-known/security.txt'];
const files = ['/assets/a-BkQ4xz_1.js', '/scenes/a.3f2a91bc.svg', '/share/sap.3f2a91bc.png'];
const missing = ['/nothing', '/es/nada', '/es/sap/x'];
const moved = ['/old?a=1', '/viejo', '/sap/', '/sap/?a=1', '/sap.html', '/index.html', '/sap/index.html?b=2', '/es/'];
const tricks = [
  '/%5cevil.example/',
  '/\\evil.example/',
  '//evil.example/',
  '///evil.example/%2f..',
  '/%2f%2fevil.example/',
];
const compared = [
  'content-security-policy',
  'cache-control',
  'strict-transport-security',
  'x-content-type-options',
  'x-robots-tag',
];
const onPages = ['permissions-policy', 'referrer-policy', 'cross-origin-opener-policy', 'cross-origin-embedder-policy'];

const get = (port: number, path: string) => ask({ port, path }, { send: request });

function publish(): { root: string; node: FileServer } {
  const [root, directory] = [temporaryFolder(), temporaryFolder(built)];
  const site = currentSite();
  const security = securityOf({ SITE_URL: 'https://mirador.example' });
  publishSite(siteRules(site, directory, security, redirects), join(root, 'hosts'));
  return { root, node: createFileServer({ site, directory, security, redirects: redirectTable(redirects) }) };
}

async function expectTheSame(port: number, node: FileServer): Promise<void> {
  for (const path of [...served, ...files, ...missing]) {
    const theirs = await get(port, path);
    const ours = node.respond(new Request(`https://mirador.example${path}`));
    expect(theirs.status, path).toBe(ours.status);
    // Not-found pages of static hosts hold their policy inside too.
    expect(withoutPolicyInside(theirs.body), path).toBe(await ours.text());
    const isPage = ours.headers.get('content-type')?.startsWith('text/html') ?? false;
    for (const name of isPage ? [...compared, ...onPages] : compared) {
      expect(theirs.headers[name] ?? null, `${name} of ${path}`).toBe(ours.headers.get(name));
    }
  }
  for (const path of moved) {
    const theirs = await get(port, path);
    const ours = node.respond(new Request(`https://mirador.example${path}`));
    expect([theirs.status, theirs.headers.location], path).toEqual([301, ours.headers.get('location')]);
  }
  for (const path of tricks) expect((await get(port, path)).headers.location ?? '/', path).toMatch(/^\/(?![/\\])/);
}

function withoutPolicyInside(html: string): string {
  const document = parseDocument(html, { withStartIndices: true, withEndIndices: true });
  const [meta] = elements(document, 'meta[http-equiv="Content-Security-Policy"]');
  return meta ? html.slice(0, meta.startIndex ?? 0) + html.slice((meta.endIndex ?? 0) + 1) : html;
}

test.for([
  ['nginx', 'nginx.conf', 'listen 80', 'listen 127.0.0.1:4261', runNginx],
  ['caddy', 'Caddyfile', ':80 {', ':4261 {', runCaddy],
] as const)(
  'a real %s answers as the Node server does',
  async ([program, file, listens, listensHere, run], { skip }) => {
    skip(!installed(program), `${program} is not installed`);
    const { root, node } = publish();
    const settings = readFileSync(join(root, 'hosts', file), 'utf8')
      .replace('/var/www/site', join(root, 'hosts/site'))
      .replace(listens, listensHere);
    await run(() => get(4261, '/'), root, program === 'caddy' ? `{\n\tadmin off\n}\n${settings}` : settings);
    await expectTheSame(4261, node);
  },
);

import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseDocument } from 'htmlparser2';
import { expect, onTestFinished, test } from 'vitest';
import { createFileServer, type FileServer } from '#server/http/files/file-server.ts';
import { redirectTable } from '#server/http/files/redirects.ts';
import { securityOf } from '#server/http/headers/headers.ts';
import { publishSite } from '#tools/build/static-hosts/publish-site.ts';
import { siteRules } from '#tools/build/static-hosts/site-rules.ts';
import { elements } from '#tools/html-elements.ts';

const page = (text: string) => `<!doctype html><title>${text}</title><style>a{}</style><script>go("${text}")</script>`;
const site: Record<string, string> = {
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

interface Answer {
  readonly status: number;
  readonly headers: Record<string, string | undefined>;
  readonly body: string;
}

/** Asks with the path exactly as given; `fetch` would tidy it first. */
function ask(port: number, path: string): Promise<Answer> {
  return new Promise((done, fail) => {
    request({ port, path, host: '127.0.0.1' }, async (response) => {
      let body = '';
      for await (const chunk of response) body += chunk;
      done({ status: response.statusCode ?? 0, headers: response.headers as Answer['headers'], body });
    })
      .on('error', fail)
      .end();
  });
}

function publish(): { root: string; node: FileServer } {
  const root = mkdtempSync(join(tmpdir(), 'real-hosts-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  const directory = join(root, 'client');
  for (const [name, text] of Object.entries(site)) {
    mkdirSync(dirname(join(directory, name)), { recursive: true });
    writeFileSync(join(directory, name), text);
  }
  const security = securityOf({ SITE_URL: 'https://mirador.example' });
  publishSite(siteRules(directory, security, redirects), join(root, 'hosts'));
  return { root, node: createFileServer({ directory, security, redirects: redirectTable(redirects) }) };
}

async function run(port: number, program: string, ...args: string[]): Promise<void> {
  const child = spawn(program, args, { stdio: 'ignore' });
  onTestFinished(() => void child.kill());
  for (let attempt = 0; attempt < 50; attempt += 1) {
    if (await ask(port, '/').catch(() => undefined)) return;
    await wait(100);
  }
  throw new Error(`${program} does not answer: its configuration may be wrong.`);
}

async function expectTheSame(port: number, node: FileServer): Promise<void> {
  for (const path of [...served, ...files, ...missing]) {
    const theirs = await ask(port, path);
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
    const theirs = await ask(port, path);
    const ours = node.respond(new Request(`https://mirador.example${path}`));
    expect([theirs.status, theirs.headers.location], path).toEqual([301, ours.headers.get('location')]);
  }
  for (const path of tricks) expect((await ask(port, path)).headers.location ?? '/', path).toMatch(/^\/(?![/\\])/);
}

function withoutPolicyInside(html: string): string {
  const document = parseDocument(html, { withStartIndices: true, withEndIndices: true });
  const [meta] = elements(document, 'meta[http-equiv="Content-Security-Policy"]');
  return meta ? html.slice(0, meta.startIndex ?? 0) + html.slice((meta.endIndex ?? 0) + 1) : html;
}

const installed = (program: string) => spawnSync('which', [program]).status === 0;

test.skipIf(!installed('nginx'))('a real nginx answers as the Node server does', async () => {
  const { root, node } = publish();
  const settings = readFileSync(join(root, 'hosts/nginx.conf'), 'utf8')
    .replace('/var/www/site', join(root, 'hosts/site'))
    .replace('listen 80', 'listen 127.0.0.1:4261');
  const main = `user root; daemon off; master_process off; pid ${root}/pid; error_log ${root}/log; events {} `;
  writeFileSync(join(root, 'main.conf'), `${main}http { access_log off; ${settings} }`);
  await run(4261, 'nginx', '-c', join(root, 'main.conf'));
  await expectTheSame(4261, node);
});

test.skipIf(!installed('caddy'))('a real Caddy answers as the Node server does', async () => {
  const { root, node } = publish();
  const settings = readFileSync(join(root, 'hosts/Caddyfile'), 'utf8')
    .replace('/var/www/site', join(root, 'hosts/site'))
    .replace(':80 {', ':4262 {');
  writeFileSync(join(root, 'Caddyfile'), `{\n\tadmin off\n}\n${settings}`);
  await run(4262, 'caddy', 'run', '--adapter', 'caddyfile', '--config', join(root, 'Caddyfile'));
  await expectTheSame(4262, node);
});

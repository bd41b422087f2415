import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '#tests/temporary-folder.ts';
import { ask, installed, runCaddy, runNginx } from './real-programs.ts';
import { startServerProcess } from './server-process.ts';

const name = 'site.test';

/** An authority of our own and a certificate for the name, in a folder. */
function makeCertificate(root: string): void {
  const openssl = (...args: string[]) => execFileSync('openssl', args, { cwd: root, stdio: 'ignore' });
  const fresh = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2'];
  openssl('req', '-x509', ...fresh, '-subj', '/CN=Test authority', '-keyout', 'ca.key', '-out', 'ca.pem');
  const leaf = ['-subj', `/CN=${name}`, '-addext', `subjectAltName=DNS:${name}`, '-CA', 'ca.pem', '-CAkey', 'ca.key'];
  openssl('req', '-x509', ...fresh, ...leaf, '-keyout', 'site.key', '-out', 'site.pem');
}

function askHealth(port: number, ca: string) {
  return ask({ port, ca, servername: name, path: '/healthz', headers: { Host: name } });
}

/** What every proxy must do in front of the process, asked as a browser would that trusts this authority. */
async function expectASoundProxy(https: number, http: number, ca: string): Promise<void> {
  const host = `${name}:${https}`;
  const secure = { port: https, ca, servername: name };
  const page = await ask({ ...secure, path: '/sap', headers: { Host: host, 'Accept-Encoding': 'br' } });
  expect([page.status, page.headers['content-encoding']]).toEqual([200, 'br']);
  expect(page.headers['content-security-policy']).toContain("default-src 'self'");
  expect(String(page.headers.server ?? '')).not.toMatch(/\d/);

  const post = (type: string, body: string, others: Record<string, string> = {}) => {
    const headers = { Host: host, Origin: `https://${host}`, 'Content-Type': type, ...others };
    return ask({ ...secure, path: '/api/contact', method: 'POST', headers }, { body });
  };
  const form = await post('application/x-www-form-urlencoded', 'locale=es&name=&email=ana%40company.pr&message=Hola');
  expect([form.status, form.headers.location]).toEqual([303, '/es/contact-us/not-sent#invalid']);

  // One message an address: a forged X-Forwarded-For must not make a second visitor of this one.
  const send = (forwarded: string, message: string) => {
    const body = JSON.stringify({ name: 'Ana', email: 'ana@company.pr', message });
    return post('application/json', body, { 'X-Forwarded-For': forwarded, 'X-Forwarded-Host': 'evil.test' });
  };
  expect((await send('203.0.113.1', 'A first question about SAP.')).status).toBe(200);
  expect((await send('203.0.113.2', 'Another question about Oracle.')).status).toBe(429);
  expect((await send('203.0.113.3', 'x'.repeat(300_000))).status).toBe(413);

  const plain = await ask({ port: http, path: '/sap?a=1', headers: { Host: name } }, { send: request });
  expect([301, 308]).toContain(plain.status);
  expect(plain.headers.location).toMatch(new RegExp(`^https://${name}(:\\d+)?/sap\\?a=1$`));
}

const settings = { TRUST_PROXY: '1', RATE_PER_ADDRESS: '1' };

test('nginx in front: TLS, headers, the true address, no larger body', async ({ skip }) => {
  skip(!installed('nginx'), 'nginx is not installed');
  const root = temporaryFolder();
  makeCertificate(root);
  const { port } = await startServerProcess(settings);
  const site = readFileSync('deploy/nginx.conf', 'utf8')
    .replaceAll('www.company.com', name)
    .replaceAll(/listen \[::\].*/g, '')
    .replace('listen 80;', 'listen 127.0.0.1:4273;')
    .replace('listen 443', 'listen 127.0.0.1:4272')
    .replace(`/etc/letsencrypt/live/${name}/fullchain.pem`, join(root, 'site.pem'))
    .replace(`/etc/letsencrypt/live/${name}/privkey.pem`, join(root, 'site.key'))
    .replaceAll('/var/log/nginx', root)
    .replace('127.0.0.1:3000', `127.0.0.1:${port}`);
  const ca = readFileSync(join(root, 'ca.pem'), 'utf8');
  await runNginx(() => askHealth(4272, ca), root, site);
  await expectASoundProxy(4272, 4273, ca);
});

test('Caddy in front: TLS, headers, the true address, no larger body', async ({ skip }) => {
  skip(!installed('caddy'), 'Caddy is not installed');
  const root = temporaryFolder();
  const { port } = await startServerProcess(settings);
  // Its own authority in place of a public one, and ports that need no rights.
  const options = `admin off\nlocal_certs\nskip_install_trust\nhttp_port 4283\nhttps_port 4282\nstorage file_system ${root}`;
  const config = `{\n${options}\n}\n${readFileSync('deploy/Caddyfile', 'utf8')}`;
  const authority = join(root, 'pki/authorities/local/root.crt');
  const ca = () => (existsSync(authority) ? readFileSync(authority, 'utf8') : '');
  const places = { SITE_ADDRESS: `https://${name}`, SITE_UPSTREAM: `127.0.0.1:${port}` };
  await runCaddy(() => askHealth(4282, ca()), root, config, places);
  await expectASoundProxy(4282, 4283, ca());
});

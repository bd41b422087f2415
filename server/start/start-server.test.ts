import { once } from 'node:events';
import { chmodSync, globSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { connect, createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { DomUtils, parseDocument } from 'htmlparser2';
import PostalMime from 'postal-mime';
import { expect, onTestFinished, test } from 'vitest';
import { serviceUrlOf } from '#server/contact/service-parts.ts';
import { readEnv } from '#server/env.ts';
import { limits } from '#server/http/limits.ts';
import type { Log } from '#server/log.ts';
import { listen } from '#server/mail/servers-under-test.ts';
import { promisesOf, readSiteSettings } from '#server/site-settings.ts';
import { openStore } from '#server/store/store.ts';
import { readVisits } from '#server/store/visits.ts';
import { siteUnderTest } from '#tests/site-under-test.ts';
import { temporaryFolder } from '#tests/temporary-folder.ts';
import { freePort } from '#tools/dev/free-ports.ts';
import { startServer } from './start-server.ts';

/** Starts the server in this process, without a site unless one is named; it stops with the test at the latest. */
async function start(settings: Record<string, string>, site = 'no built site') {
  const directory = settings.DATA_DIR ?? temporaryFolder();
  const env = readEnv({ PORT: '0', DATA_DIR: directory, ...settings }, siteUnderTest());
  const logged: string[] = [];
  const log: Log = (event, { paths = '' } = {}) => logged.push(`${event} ${paths}`);
  const server = await startServer(env, siteUnderTest, log, site);
  onTestFinished(() => server.stop());
  return { ...server, directory, logged };
}

/** A site of one page, and what else is named, built with these settings. Gives its folder. */
function builtSite(settings: Record<string, string>, more: Record<string, string> = {}): string {
  const promises = promisesOf(readSiteSettings(settings, 'hello@company.com'));
  const files = {
    'client/index.html': '<!doctype html><title>Home</title>',
    'settings.json': JSON.stringify(promises),
    ...more,
  };
  return join(temporaryFolder(files), 'client');
}

test('with nothing set but its address it takes a message, links to itself in the mail on disk, and stops cleanly', async () => {
  const PORT = String(await freePort());
  const { directory, address, stop } = await start({ PORT, HOST: '0.0.0.0' });
  const headers = { 'Content-Type': 'application/json' };
  const body = JSON.stringify({ name: 'Ana', email: 'ana@b.pr', message: 'Hello' });
  await fetch(`${address}/api/contact`, { method: 'POST', headers, body });
  const mails = () => globSync('mail/*.eml', { cwd: directory });
  await expect.poll(mails).toHaveLength(1);
  const { text = '' } = await PostalMime.parse(readFileSync(join(directory, mails()[0] ?? '')));
  const link = text.split(/\s/).find((word) => word.startsWith(`http://127.0.0.1:${PORT}/api/contact/message/`));
  expect((await fetch(link ?? '')).status).toBe(200);
  await stop();
  expect(readdirSync(directory)).toContain('messages.db');
  expect(readdirSync(directory)).not.toContain('messages.db-wal');
  await expect(fetch(address)).rejects.toThrow();
  // Who reads mail that is sent may sit elsewhere.
  const sent = { PORT, SMTP_URL: 'smtp://mail.test', CONTACT_TO: 'a@b.pr', CONTACT_FROM: 'a@b.pr' };
  expect(serviceUrlOf(readEnv(sent, siteUnderTest()))).toBeUndefined();
});

test('the settings of the build govern the headers of the server', async () => {
  const settings = {
    SITE_URL: 'https://www.company.com',
    VITE_CONTACT_ENDPOINT: 'https://forms.company.com/contact',
  };
  const { address } = await start(settings, builtSite(settings));
  const { headers } = await fetch(address);
  expect(headers.get('strict-transport-security')).toBe('max-age=63072000');
  const policy = headers.get('content-security-policy');
  expect(policy).toContain("connect-src 'self' https://forms.company.com;");
  expect(policy).toContain("form-action 'self' https://forms.company.com;");
});

test('visits are counted and written at the stop when that is switched on, and only then', async () => {
  for (const VISITS of ['on', 'off']) {
    const { directory, ...server } = await start({ VISITS }, builtSite({ VISITS }));
    for (const path of ['/', '/?from=x', '/nothing'])
      await fetch(server.address + path, { headers: { 'User-Agent': 'Mozilla/5.0 Firefox/140.0' } });
    await fetch(server.address, { headers: { 'User-Agent': 'Mozilla/5.0 Firefox/140.0', 'Sec-GPC': '1' } });
    await server.stop();
    const store = await openStore({ file: join(directory, 'messages.db') });
    const counts = await readVisits(store, '');
    await store.close();
    expect(counts.map(({ path, count }) => [path, count])).toEqual(VISITS === 'on' ? [['/', 2]] : []);
  }
});

test.each([
  ['the disk is full', '/', 503, '30', 'Mail hello@b.pr.'],
  ['too many came', '/es', 429, expect.any(String), 'Espere.'],
])(
  'a form without script is answered in its page with what was typed, where %s',
  async (_, root, status, retryAfter, why) => {
    const form =
      '<form method="post" action="/api/contact"><input name="name" value=""><textarea name="message"></textarea></form>';
    const reasons = '<li id="busy">Espere.</li><li id="down">Mail hello@b.pr.</li>';
    const folder = `client${root}`;
    const site = builtSite(
      {},
      {
        [join(folder, 'contact-us.html')]:
          `<style>a{}</style><script>go()</script><form method="dialog"></form>${form}`,
        [join(folder, 'contact-us/not-sent.html')]: `<h1>Not sent</h1><ul>${reasons}</ul>`,
      },
    );
    const settings: Record<string, string> = status === 429 ? { RATE_PER_ADDRESS: '1' } : {};
    const { address, directory } = await start(settings, site);
    using database = new DatabaseSync(join(directory, 'messages.db'));
    if (status === 503) database.exec('alter table messages rename to unknown');
    const message = '<b>"Hola"</b> & more';
    const body = new URLSearchParams({ name: 'Ana', email: 'ana@b.pr', message, locale: root === '/' ? 'en' : 'es' });
    const post = () => fetch(`${address}/api/contact`, { method: 'POST', body, redirect: 'manual' });
    if (status === 429) expect((await post()).status).toBe(303);
    const response = await post();
    const page = await response.text();
    expect([response.status, response.headers.get('retry-after')]).toEqual([status, retryAfter]);
    expect(response.headers.get('content-security-policy')).toContain("style-src 'self' 'sha256-");
    expect(page).toContain(why);
    expect(page).toContain('<input name="name" value="Ana">');
    const shown = parseDocument(page);
    expect(DomUtils.textContent(DomUtils.getElementsByTagName('textarea', shown))).toBe(message);
    expect(DomUtils.getElementsByTagName('script', shown)).toEqual([]);
  },
);

test.each([
  ['three hundred by default', {}, limits.connectionsPerAddress + 1],
  ['any number behind a proxy', { TRUST_PROXY: '1' }, undefined],
])('one address may have open: %s', async (_what, settings, refused) => {
  const { address, logged } = await start(settings);
  const sockets: Socket[] = [];
  onTestFinished(() => sockets.forEach((socket) => void socket.destroy()));
  for (let count = 0; count < (refused ?? limits.connectionsPerAddress + 1); count += 1) {
    sockets.push(connect(Number(new URL(address).port), '127.0.0.1').resume());
    await once(sockets[count] as Socket, 'connect');
  }
  if (refused) await once(sockets.at(-1) as Socket, 'close');
  else expect((await fetch(`${address}/healthz`)).status).toBe(200);
  expect(logged.includes('connection-closed ')).toBe(refused !== undefined);
});

test('a port in use stops the start with one sentence, and nothing stays open', async () => {
  const port = await listen(createServer());
  const directory = temporaryFolder();
  const sentence = `127.0.0.1:${port} is in use: stop the other program, or set PORT to a free one (EADDRINUSE).`;
  await expect(start({ PORT: String(port), DATA_DIR: directory })).rejects.toThrow(sentence);
  await start({ DATA_DIR: directory });
});

test('whatever the umask and the mode before, nobody else reads DATA_DIR, and the log tells that it was open', async () => {
  const directory = temporaryFolder();
  chmodSync(directory, 0o755);
  const { logged } = await start({ DATA_DIR: directory });
  const names = ['', ...readdirSync(directory, { recursive: true, encoding: 'utf8' })];
  const isOpen = (name: string) => (statSync(join(directory, name)).mode & 0o077) !== 0;
  expect(names).toContain('messages.db-wal');
  expect(names.filter(isOpen)).toEqual([]);
  expect(logged[0]).toBe(`permissions-tightened ${directory}`);
});

test.each<[what: string, sentence: RegExp, start: () => Promise<unknown>]>([
  [
    'a site that was built with other settings',
    /^The site was built with RETENTION/,
    () => start({ RETENTION_DAYS: '30' }, builtSite({})),
  ],
  [
    'a folder that another server uses',
    /^Another server already uses DATA_DIR .+\.$/,
    async () => start({ DATA_DIR: (await start({})).directory }),
  ],
  [
    'a folder that cannot be written',
    /^DATA_DIR \/dev\/null\/nowhere cannot be written \(\w+\): .+\.$/,
    () => start({ DATA_DIR: '/dev/null/nowhere' }),
  ],
  [
    'a damaged database',
    /^The database .+messages\.db is damaged: .+\.$/,
    () => start({ DATA_DIR: temporaryFolder({ 'messages.db': 'no database at all '.repeat(500) }) }),
  ],
  [
    'a PostgreSQL that does not answer, without the password,',
    /^PostgreSQL at 127\.0\.0\.1:1\/site does not answer: start it, or correct DATABASE_URL \(ECONNREFUSED\)\.$/,
    () => start({ DATABASE_URL: 'postgres://web:hunter2@127.0.0.1:1/site' }),
  ],
])('%s stops the start with one sentence', async (_what, sentence, starting) => {
  await expect(starting()).rejects.toThrow(sentence);
});

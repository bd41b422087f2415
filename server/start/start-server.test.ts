import { spawnSync } from 'node:child_process';
import { chmodSync, globSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:net';
import { join, resolve } from 'node:path';
import PostalMime from 'postal-mime';
import { expect, onTestFinished, test } from 'vitest';
import { serviceUrlOf } from '#server/contact/service.ts';
import { readEnv } from '#server/env.ts';
import { listenForTest } from '#server/mail/test-servers.ts';
import { readSiteSettings, settingsOnPages } from '#server/site-settings.ts';
import { openStore } from '#server/store/store.ts';
import { readVisits } from '#server/store/visits.ts';
import { temporaryFolder, temporaryProject } from '#tests/temporary-folder.ts';
import { testSite } from '#tests/test-site.ts';
import { freePort } from '#tools/dev/free-ports.ts';
import { startServer } from './start-server.ts';

/** Starts the server in this process, without a site unless one is named; it stops with the test at the latest. */
async function start(settings: Record<string, string>, site = 'no built site') {
  const directory = settings.DATA_DIR ?? temporaryFolder();
  const env = readEnv({ PORT: '0', DATA_DIR: directory, ...settings }, testSite());
  const server = await startServer(env, testSite, () => {}, site);
  onTestFinished(() => server.stop());
  return { ...server, directory };
}

/** A site of one page, and what else is named, built with these settings. Gives its folder. */
function builtSite(settings: Record<string, string>, more: Record<string, string> = {}): string {
  const onPages = settingsOnPages(readSiteSettings(settings, 'hello@company.com'));
  const files = {
    'client/index.html': '<!doctype html><title>Home</title>',
    'settings.json': JSON.stringify(onPages),
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
  expect(serviceUrlOf(readEnv(sent, testSite()))).toBeUndefined();
});

test('the settings of the build govern the headers of the server', async () => {
  const settings = { SITE_URL: 'https://www.company.com' };
  const { address } = await start(settings, builtSite(settings));
  const { headers } = await fetch(address);
  expect(headers.get('strict-transport-security')).toBe('max-age=63072000');
});

test('visits are counted and written at the stop when that is switched on, and only then', async () => {
  for (const VISITS of ['on', 'off']) {
    const { directory, ...server } = await start({ VISITS }, builtSite({ VISITS }));
    await fetch(server.address, { headers: { 'User-Agent': 'Mozilla/5.0 Firefox/140.0' } });
    await server.stop();
    const store = await openStore({ file: join(directory, 'messages.db') });
    const counts = await readVisits(store, '');
    await store.close();
    expect(counts.map(({ path, count }) => [path, count])).toEqual(VISITS === 'on' ? [['/', 1]] : []);
  }
});

test('a port in use stops the start with one sentence, and nothing stays open', async () => {
  const port = await listenForTest(createServer());
  const directory = temporaryFolder();
  const sentence = `127.0.0.1:${port} is in use: stop the other program, or set PORT to a free one (EADDRINUSE).`;
  await expect(start({ PORT: String(port), DATA_DIR: directory })).rejects.toThrow(sentence);
  await start({ DATA_DIR: directory });
});

test('whatever the umask and the mode before, nobody else reads DATA_DIR', async () => {
  const directory = temporaryFolder();
  chmodSync(directory, 0o755);
  await start({ DATA_DIR: directory });
  const names = ['', ...readdirSync(directory, { recursive: true, encoding: 'utf8' })];
  const isOpen = (name: string) => (statSync(join(directory, name)).mode & 0o077) !== 0;
  expect(names).toContain('messages.db-wal');
  expect(names.filter(isOpen)).toEqual([]);
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
    /^PostgreSQL at 127\.0\.0\.1:1\/site does not answer or refuses: .+ \(ECONNREFUSED\)\.$/,
    () => start({ DATABASE_URL: 'postgres://web:hunter2@127.0.0.1:1/site' }),
  ],
])('%s stops the start with one sentence', async (_what, sentence, starting) => {
  await expect(starting()).rejects.toThrow(sentence);
});

test('wrong settings are refused before anything is built, in one sentence that says what to do', () => {
  const env = { PATH: process.env.PATH, PORT: 'x' };
  const program = [resolve('tools/dev/start.ts')];
  const { status, stderr, stdout } = spawnSync(process.execPath, program, {
    cwd: temporaryProject(),
    env,
    encoding: 'utf8',
  });
  expect([status, stdout]).toEqual([1, '']);
  expect(stderr).toMatch(/^Cannot start: PORT must be [^\n]+\n$/);
});

import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { expect, test } from 'vitest';
import { sections } from '#app/sections/definitions.ts';
import { readEnv } from '#server/env.ts';
import { listenForTest } from '#server/mail/test-servers.ts';
import { createSite } from '#site/create-site.server.ts';
import { temporaryFolder } from '#tests/temporary-folder.ts';
import { testSite } from '#tests/test-site.ts';
import type { Options } from '../command.ts';
import type { Check } from './check.ts';
import { checkMailRecords } from './mail-records.ts';
import { checkPublicSite } from './public-site.ts';
import { runDoctor } from './run-doctor.ts';

const now = Date.parse('2026-11-20T12:00:00Z');

const states = (checks: readonly Check[]) => Object.fromEntries(checks.map(({ name, state }) => [name, state]));

const key = ['v=DKIM1; k=rsa; p=MIGfMA0'];
const wellKept = {
  'company.com': ['google-site-verification=a', 'v=spf1 include:mail.example -all'],
  'selector1._domainkey.company.com': key,
  '_dmarc.company.com': ['v=DMARC1; p=reject'],
};

test.each<[domain: string, texts: Record<string, string[]>, expected: Record<string, string>, selector?: string]>([
  ['company.com', wellKept, { SPF: 'ok', DKIM: 'ok', DMARC: 'ok' }, 'selector1'],
  ['company.com', {}, { SPF: 'error', DKIM: 'not asked', DMARC: 'error' }],
  ['company.com', { 'company.com': ['v=spf1 +all'] }, { SPF: 'error' }],
  ['company.com', { '_dmarc.company.com': ['v=DMARC1; p=none'] }, { DMARC: 'warning' }],
  ['company.com', { 'company.com': ['v=spf1 -all', 'v=spf1 a -all'] }, { SPF: 'error' }],
  ['company.com', { 'default._domainkey.company.com': ['v=DKIM1; p='] }, { DKIM: 'error' }, 'default'],
  // A subdomain follows the record of the domain above, and a selector that is named must be there.
  ['mail.company.com', { '_dmarc.company.com': ['v=DMARC1; p=reject'] }, { DMARC: 'ok', DKIM: 'error' }, 'own'],
])('whether mail of %s can be told from forged mail: %j', async (domain, texts, expected, selector) => {
  const lookUp = async (name: string) => texts[name] ?? (name === domain ? [] : undefined);
  expect(states(await checkMailRecords(domain, selector, lookUp))).toMatchObject(expected);
});

test('without a network nothing is said about names', async () => {
  const silent = await checkMailRecords('company.com', undefined, () => Promise.reject(new Error('ECONNREFUSED')));
  const knowsNoName = await checkMailRecords('company.com', undefined, async () => undefined);
  expect([states(silent), states(knowsNoName)]).toEqual(Array(2).fill({ 'mail records': 'not asked' }));
});

async function serve(headers: Record<string, string>, expires = '2026-12-01'): Promise<string> {
  const server = createServer((request, response) => {
    const isSecurityTxt = request.url?.endsWith('security.txt');
    response.writeHead(200, { ...headers, Date: new Date(now).toUTCString() });
    response.end(isSecurityTxt ? `Expires: ${expires}T00:00:00Z\n` : 'ok');
  });
  return `http://127.0.0.1:${await listenForTest(server)}`;
}

const security = {
  'Content-Security-Policy': "default-src 'none'",
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'no-referrer',
};

test('the public address is asked for headers, the service, security.txt and the time', async () => {
  expect(states(await checkPublicSite(await serve(security), now + 90_000))).toEqual({
    'public site': 'ok',
    'contact service': 'ok',
    'security.txt': 'error',
    clock: 'error',
  });
  expect(await checkPublicSite(await serve({}), now)).toContainEqual(
    expect.objectContaining({ name: 'public site', state: 'error', text: expect.stringContaining('lacks content-se') }),
  );
  expect(states(await checkPublicSite('http://127.0.0.1:1', now))).toEqual({ 'public site': 'error' });
});

async function doctor(options: Options, settings: Record<string, string>, company: string) {
  const languages = readFileSync('content/languages.yaml');
  const root = temporaryFolder({ 'languages.yaml': languages, 'company.yaml': company });
  const { company: sample, booking } = testSite();
  const whole = { ...sample(), email: 'hello@company.com', sample: false };
  const site = { ...createSite(root, { sections }), booking, company: () => whole };
  const printed: string[] = [];
  const code = await runDoctor({
    options,
    env: readEnv({ DATA_DIR: temporaryFolder(), ...settings }, site),
    site,
    clock: { now: () => now },
    lookUp: async (name) =>
      ({ '_dmarc.company.com': ['v=DMARC1; p=reject'], 'company.com': ['v=spf1 -all'] })[name] ?? key,
    print: (text) => printed.push(text),
  });
  return { code, printed: printed.join('\n') };
}

test('a site with sample content and without an address is not ready: that is said last, and --all lists each entry', async () => {
  const { code, printed } = await doctor({}, {}, 'sample: true\n');
  expect(code).toBe(1);
  expect(printed).toContain('SITE_URL is not set');
  expect(printed).not.toContain('content/company.yaml: the file');
  const verdict = 'Not ready to go live: 2 errors, 1 warning.';
  expect(printed.split('\n').at(-1)).toBe(verdict);
  const all = await doctor({ all: true }, {}, 'sample: true\n');
  expect(all.printed.split('\n').slice(-3)).toEqual(['content/company.yaml: the file', '', verdict]);
});

test('as JSON it tells whether all is well', async () => {
  const { code, printed } = await doctor(
    { json: true, send: true },
    { SITE_URL: 'https://127.0.0.1:1', BUSY_CALENDARS: 'http://127.0.0.1:1/secret.ics' },
    'sample: true\n',
  );
  const result = JSON.parse(printed);
  expect([code, result.ok, result.samples]).toEqual([1, false, [{ file: 'content/company.yaml', key: 'the file' }]]);
  expect(states(result.checks)).toMatchObject({ mail: 'error', SPF: 'ok', 'public site': 'error' });
  expect(states(result.checks)).toMatchObject({ calls: 'ok', 'calendar 1': 'error' });
  expect(printed).not.toContain('secret');
});

test('warnings alone let it end well', async () => {
  const url = await serve(security, '2027-11-01');
  const { code, printed } = await doctor({ json: true, url }, { SITE_URL: 'https://www.company.com' }, 'a: 1\n');
  const { ok, checks } = JSON.parse(printed);
  expect([code, ok, states(checks).backup, states(checks).mail]).toEqual([0, true, 'warning', 'not asked']);
  const readable = await doctor({ url }, { SITE_URL: 'https://www.company.com' }, 'a: 1\n');
  expect(readable.printed.split('\n').at(-1)).toBe('Ready to go live: no error, 1 warning.');
});

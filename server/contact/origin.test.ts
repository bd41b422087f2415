import { expect, test } from 'vitest';
import { checkOrigin, clientAddress } from './origin.ts';

const rules = { SITE_URL: undefined, ALLOWED_ORIGINS: [], TRUST_PROXY: 0 };

const own = 'https://www.company.test:3000';

function request(headers: Record<string, string>): Request {
  return new Request('http://www.company.test:3000/api/contact', { method: 'POST', headers });
}

test.each([
  ['its own origin', { Origin: 'http://www.company.test:3000' }, true],
  ['its own host over https, ended by a proxy', { Origin: 'https://www.company.test:3000' }, true],
  ['another port', { Origin: 'http://www.company.test:3001' }, false],
  ['another host', { Origin: 'http://evil.test' }, false],
  ['a host that begins alike', { Origin: 'http://www.company.test:3000.evil.test' }, false],
  ['no origin from a page of ours', { Origin: 'null', 'Sec-Fetch-Site': 'same-origin' }, true],
  ['no origin from elsewhere', { Origin: 'null', 'Sec-Fetch-Site': 'cross-site' }, false],
  ['a hidden origin and nothing else', { Origin: 'null' }, false],
  ['an old browser on our page', { 'Sec-Fetch-Site': 'same-origin' }, true],
  ['a sister site', { 'Sec-Fetch-Site': 'same-site' }, false],
  ['a program that is no browser', {}, true],
])('%s', (_who, headers, allowed) => {
  expect(checkOrigin(request(headers), rules).allowed).toBe(allowed);
});

const site = 'https://company.pr';

test.each<[what: string, headers: Record<string, string>, settings: object, crossOrigin: string | undefined]>([
  ['the configured origin of the site', { Origin: site }, { SITE_URL: site }, site],
  ['an allowed origin', { Origin: site }, { ALLOWED_ORIGINS: [site] }, site],
  ['its own, configured', { Origin: own }, { SITE_URL: own, ALLOWED_ORIGINS: [own] }, undefined],
  [
    'the forwarded one of a trusted proxy',
    { Origin: site, 'X-Forwarded-Host': 'company.pr' },
    { TRUST_PROXY: 1 },
    undefined,
  ],
])('an origin is another than that of the service or not: %s', (_what, headers, settings, crossOrigin) => {
  const verdict = checkOrigin(request(headers), { ...rules, ...settings });
  expect(verdict).toEqual({ allowed: true, crossOrigin });
  const forged = { ...headers, Origin: `${headers.Origin}.evil.test` };
  expect(checkOrigin(request(forged), { ...rules, ...settings })).toEqual({ allowed: false });
  if (headers.Origin === site) expect(checkOrigin(request(headers), rules)).toEqual({ allowed: false });
});

test.each([
  ['forged, 198.51.100.1', 1, '198.51.100.1'],
  ['forged, 198.51.100.1, 10.0.0.1', 2, '198.51.100.1'],
  ['198.51.100.1', 3, '198.51.100.1'],
  ['198.51.100.1', 0, '127.0.0.1'],
  ['', 1, '127.0.0.1'],
])('of %s the value that the outermost of %i trusted proxies added counts', (forwarded, trusted, address) => {
  expect(clientAddress(request({ 'X-Forwarded-For': forwarded }), '127.0.0.1', trusted)).toBe(address);
});

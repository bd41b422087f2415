import { expect, test } from 'vitest';
import { checkOrigin, forwardedValue, type OriginRules } from './origin.ts';

const rules: OriginRules = { siteOrigin: undefined, allowedOrigins: [], trustedProxies: 0 };

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

test('the configured origin of the site counts, whatever host the request names', () => {
  const configured = { ...rules, siteOrigin: 'https://company.pr' };
  expect(checkOrigin(request({ Origin: 'https://company.pr' }), configured).allowed).toBe(true);
});

test('the forwarded host counts behind a trusted proxy only', () => {
  const headers = { Origin: 'https://company.pr', 'X-Forwarded-Host': 'company.pr' };
  expect(checkOrigin(request(headers), rules).allowed).toBe(false);
  expect(checkOrigin(request(headers), { ...rules, trustedProxies: 1 }).allowed).toBe(true);
});

test('of forwarded values the one that the outermost trusted proxy added counts', () => {
  expect(forwardedValue('forged, 198.51.100.1', 1)).toBe('198.51.100.1');
  expect(forwardedValue('forged, 198.51.100.1, 10.0.0.1', 2)).toBe('198.51.100.1');
  expect(forwardedValue('198.51.100.1', 3)).toBe('198.51.100.1');
  expect(forwardedValue('198.51.100.1', 0)).toBeUndefined();
  expect(forwardedValue(null, 1)).toBeUndefined();
});

import { expect, test } from 'vitest';
import { pageHeaders } from './headers.ts';
import { observatoryScore } from './observatory-score.ts';
import { siteSecurity } from './security.ts';

// The Observatory's 145 include 5 for well-made cookies; a site without cookies can have 140.
const highestWithoutCookies = 140;
const html = '<script>go()</script><script src="/assets/a.js" integrity="sha384-x"></script><style>a{}</style>';
const security = siteSecurity({ siteUrl: 'https://company.example' });
const page = new Headers(pageHeaders(html, security));

const changed = (name: string, value: string | null) => {
  const headers = new Headers(page);
  if (value === null) headers.delete(name);
  else headers.set(name, value);
  return observatoryScore({ headers, html, preloaded: false });
};

test('a page of a preloaded site has the highest score a site without cookies can have', () => {
  const { score, rules } = observatoryScore({ headers: page, html, preloaded: true });
  expect(Object.fromEntries(rules.map((rule) => [rule.result, rule.modifier]))).toEqual({
    'csp-implemented-with-no-unsafe-default-src-none': 10,
    'cookies-not-found': 0,
    'cross-origin-resource-sharing-not-implemented': 0,
    'corp-implemented-with-same-origin': 10,
    'referrer-policy-private': 5,
    'hsts-preloaded': 5,
    'sri-implemented-and-all-scripts-loaded-securely': 5,
    'x-content-type-options-nosniff': 0,
    'x-frame-options-implemented-via-csp': 5,
  });
  expect(score).toBe(highestWithoutCookies);
});

test('before the owner has the host preloaded five points are missing, and nothing else', () => {
  expect(observatoryScore({ headers: page, html, preloaded: false }).score).toBe(highestWithoutCookies - 5);
});

test.each([
  ['content-security-policy', null, 'csp-not-implemented'],
  ['content-security-policy', "default-src 'self' 'unsafe-inline'", 'csp-implemented-with-unsafe-inline'],
  ['content-security-policy', "script-src 'self'", 'csp-implemented-with-unsafe-inline'],
  ['content-security-policy', "default-src 'self'; img-src http:", 'csp-implemented-with-insecure-scheme'],
  ['content-security-policy', "default-src 'self' 'unsafe-eval'", 'csp-implemented-with-unsafe-eval'],
  ['set-cookie', 'id=1', 'cookies-session-without-secure-flag'],
  ['cross-origin-resource-policy', 'nonsense', 'corp-header-invalid'],
  ['referrer-policy', 'unsafe-url', 'referrer-policy-unsafe'],
  ['strict-transport-security', null, 'hsts-not-implemented'],
  ['strict-transport-security', 'max-age=600', 'hsts-implemented-max-age-less-than-six-months'],
  ['strict-transport-security', 'preload', 'hsts-header-invalid'],
  ['x-content-type-options', null, 'x-content-type-options-not-implemented'],
])('%s: %s costs points as %s', (name, value, result) => {
  const { score, rules } = changed(name, value);
  expect(rules.map((rule) => rule.result)).toContain(result);
  expect(score).toBeLessThan(highestWithoutCookies - 5);
});

test('a script from elsewhere without integrity costs most', () => {
  const scored = observatoryScore({ headers: page, html: '<script src="//cdn.example/a.js">', preloaded: true });
  expect(scored.score).toBe(50);
});

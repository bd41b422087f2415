import { expect, test } from 'vitest';
import { fileHeaders, pageHeaders, securityOf, speculationRules } from './headers.ts';

const http = securityOf({});
const https = securityOf({ SITE_URL: 'https://company.example' });
const html = '<script>go()</script><style>a{}</style>';

function directives(headers: Readonly<Record<string, string>>): Map<string, string> {
  const policy = headers['Content-Security-Policy'] ?? '';
  return new Map(policy.split('; ').map((directive) => [directive.split(' ')[0] ?? '', directive]));
}

test('a page may use this site and the code it holds itself, and nothing else', () => {
  const policy = directives(pageHeaders(html, http));
  expect(policy.get('default-src')).toBe("default-src 'self'");
  expect(policy.get('object-src')).toBe("object-src 'none'");
  expect(policy.get('script-src')).toMatch(/^script-src 'self' 'sha256-[\w+/]+=*'$/);
  expect(policy.get('style-src')).toMatch(/^style-src 'self' 'sha256-[\w+/]+=*'$/);
  expect(policy.get('frame-ancestors')).toBe("frame-ancestors 'none'");
  expect(policy.get('base-uri')).toBe("base-uri 'none'");
  expect([...policy.values()].join()).not.toMatch(/unsafe|data:|\*|http:/);
});

test('browsers may fetch pages ahead, unless views are counted', () => {
  expect(pageHeaders(html, http)).toMatchObject({ 'Speculation-Rules': `"${speculationRules}"` });
  expect(pageHeaders(html, securityOf({ VISITS: true }))).not.toHaveProperty('Speculation-Rules');
});

test('https alone brings HSTS for two years and upgrades requests', () => {
  expect(pageHeaders(html, http)).not.toHaveProperty('Strict-Transport-Security');
  expect(directives(pageHeaders(html, http)).has('upgrade-insecure-requests')).toBe(false);
  expect(directives(pageHeaders(html, https)).has('upgrade-insecure-requests')).toBe(true);
  expect(pageHeaders(html, https)['Strict-Transport-Security']).toBe('max-age=63072000');
});

test('a contact service elsewhere may be called and posted to, one here needs no mention', () => {
  const options = { SITE_URL: 'https://company.example', VITE_CONTACT_ENDPOINT: 'https://api.example/contact' };
  const policy = directives(pageHeaders(html, securityOf(options)));
  expect(policy.get('connect-src')).toBe("connect-src 'self' https://api.example");
  expect(policy.get('form-action')).toBe("form-action 'self' https://api.example");
  const here = securityOf({ ...options, VITE_CONTACT_ENDPOINT: 'https://company.example/api/contact' });
  expect(directives(pageHeaders(html, here)).get('connect-src')).toBe("connect-src 'self'");
});

test('a drawing may use its own style sheet and run nothing', () => {
  const policy = directives(fileHeaders('/scenes/a.svg', '<svg><style>a{}</style></svg>', http));
  expect([...policy.keys()]).toEqual(['default-src', 'style-src', 'base-uri', 'frame-ancestors']);
  expect(policy.get('style-src')).toMatch(/^style-src 'sha256-/);
});

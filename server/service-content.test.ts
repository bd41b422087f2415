import { expect, test } from 'vitest';
import { brandTokens } from '#app/styles/tokens.server.ts';
import { toHex } from '#shared/oklch.ts';
import { testSite } from '#tests/test-site.ts';
import { readServiceContent, visitorLanguage } from './service-content.ts';

const site = testSite();
const content = readServiceContent(site);

test.each([
  ['ink', content.colors.ink],
  ['ink-soft', content.colors.inkSoft],
  ['line', content.colors.line],
  ['action', content.colors.action],
])('mails have the color of --%s in the light scheme', (token, color) => {
  const tokens = brandTokens(site.brand());
  const [, ...numbers] = new RegExp(`--${token}: [^;]*?oklch\\(([\\d.]+) ([\\d.]+) ([\\d.]+)\\)`).exec(tokens) ?? [];
  const [lightness = 0, chroma = 0, hue = 0] = numbers.map(Number);

  expect(color).toBe(toHex([lightness, chroma, hue]));
});

test.each([
  ['es', 'en', 'es'],
  ['en', 'es', 'en'],
  ['', 'es-PR,es;q=0.9,en;q=0.8', 'es'],
  ['', 'en;q=0.5, es;q=0.9', 'es'],
  ['', 'fr, de', 'en'],
  ['', 'es;q=0, en', 'en'],
  ['fr', 'es', 'es'],
  ['__proto__', null, 'en'],
])('form %j and browser %j make %s', (form, header, locale) => {
  expect(visitorLanguage(site, form, header)).toBe(locale);
});

import { expect, test } from 'vitest';
import { contentOf } from '#app/testing/content-of.ts';
import { siteReader, viewOf } from '#site/site-reader.server.ts';
import { siteUnderTest } from '#tests/site-under-test.ts';
import legal, { assertionText } from './config.ts';

const site = siteUnderTest();

function textOf(address: string, env: NodeJS.ProcessEnv): string {
  const built = siteUnderTest({ env });
  const { locale, path } = built.splitLocale(address);
  return JSON.stringify(viewOf(legal, contentOf(built, locale, path, 'legal'), siteReader(built, locale, path)));
}

test.each([
  ['/privacy', 'VISITS', '', /We count no visits/, /counts how often each page is opened/],
  ['/privacy', 'VISITS', 'on', /counts how often each page is opened/, /We count no visits/],
  ['/es/privacy', 'SOURCES', 'off', /Global Privacy Control deban/, /en que empezó su visita/],
  ['/es/privacy', 'SOURCES', '', /en que empezó su visita/, /Global Privacy Control deban/],
])('%s tells what this build does with %s=%s', (path, setting, value, said, unsaid) => {
  const text = textOf(path, { [setting]: value });

  expect(text).toMatch(said);
  expect(text).not.toMatch(unsaid);
});

const all = site.pages().length * 2;

function said(locale: string, assertion: 'axe' | 'reflow', text: string) {
  const { tests } = contentOf(site, locale, '/accessibility', 'legal');
  return assertionText({ assertion, text }, tests, siteReader(site, locale, '/accessibility'));
}

test.each([
  ['en', `on all ${all} pages in English and Spanish, 1280 and 360 px, in light and dark`],
  ['es', `on las ${all} páginas in inglés y español, 1280 y 360 px, in en claro y en oscuro`],
])('a sentence in %s takes the figures of its assertion', (locale, sentence) => {
  const text = 'on {pages} in {languages}, {widths} px, in {schemes}';

  expect(said(locale, 'axe', text)).toBe(sentence);
});

test('a name that stands for nothing is refused, also a scheme where none is tested', () => {
  expect(() => said('en', 'axe', 'on {page}')).toThrow('{page} stands for nothing');
  expect(() => said('en', 'reflow', '{schemes}')).toThrow('{schemes} stands for nothing');
});

import { expect, test, vi } from 'vitest';
import { siteReader } from '#app/content/loaders/site-reader.server.ts';
import { splitLocale } from '#app/content/locale.ts';
import { pages } from '#app/content/pages.ts';
import { contentOf } from '#app/testing/content-of.ts';
import { assertionText, load } from './config.ts';

function textOf(address: string): string {
  const { locale, path } = splitLocale(address);
  return JSON.stringify(load(contentOf(locale, path, 'legal'), siteReader(locale, path)));
}

test.each([
  ['/privacy', 'We count no visits', 'counts how often each page is opened'],
  ['/es/privacy', 'No contamos visitas', 'cuenta cuántas veces se abre cada página'],
])('%s tells of visits what this build does', (path, without, counted) => {
  vi.stubEnv('VISITS', '');
  expect(textOf(path)).toContain(without);
  expect(textOf(path)).not.toContain(counted);
  vi.stubEnv('VISITS', 'on');
  expect(textOf(path)).toContain(counted);
  expect(textOf(path)).not.toContain(without);
});

test.each([
  ['/privacy', 'at which your visit began'],
  ['/es/privacy', 'en que empezó su visita'],
])('%s tells where a visit began only where messages say it', (path, words) => {
  vi.stubEnv('SOURCES', 'off');
  expect(textOf(path)).not.toContain(words);
  expect(textOf(path)).toMatch(/Global Privacy Control (to switch|deban)/);
  vi.stubEnv('SOURCES', '');
  expect(textOf(path)).toContain(words);
  expect(textOf(path)).not.toMatch(/Global Privacy Control (to switch|deban)/);
});

const all = pages.length * 2;

function said(locale: string, assertion: 'axe' | 'reflow', text: string) {
  const { tests } = contentOf(locale, '/accessibility', 'legal');
  return assertionText({ assertion, text }, tests, siteReader(locale, '/accessibility'));
}

test.each([
  ['en', `on all ${all} pages in English and Spanish, 1280 and 360 px, in light and dark`],
  ['es', `on las ${all} páginas in inglés y español, 1280 y 360 px, in en claro y en oscuro`],
])('a sentence in %s takes the figures of its assertion', (locale, sentence) => {
  const text = 'on $pages in $languages, $widths px, in $schemes';

  expect(said(locale, 'axe', text)).toBe(sentence);
});

test('a name that stands for nothing is refused, also a scheme where none is tested', () => {
  expect(() => said('en', 'axe', 'on $page')).toThrow('$page stands for nothing');
  expect(() => said('en', 'reflow', '$schemes')).toThrow('$schemes stands for nothing');
});

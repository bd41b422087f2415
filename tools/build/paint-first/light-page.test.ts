import { randomBytes } from 'node:crypto';
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { firstFlight, lightenPage } from './light-page.ts';

const sheet = '/assets/site-1.css';

/** A page of a headline, three sections and as many bytes that do not compress. */
function pageOf(bytes: number): string {
  const sections = ['one', 'two', 'three'].map((name) => `<section class="${name}"></section>`).join('');
  const ballast = `<p>${randomBytes(bytes).toString('base64url')}</p>`;
  return `<head><style data-x="">WHOLE</style></head><body><main><h1></h1><p></p>${sections}</main>${ballast}</body>`;
}

/** Gives a rule and some 1000 bytes for each section that it is shown. */
function firstStyle(html: string): string {
  const names = [...html.matchAll(/class="(\w+)"/g)].map(([, name]) => name);
  return names.map((name) => `.${name}{}${randomBytes(1000).toString('base64url')}`).join('');
}

const afterTwo = 'html:not([data-failed]) :is(main>section~section~*,main>*>section~section~*,main~*)';

test('a page that fits whole into the first packets is styled whole, and what follows two sections comes a moment later', () => {
  const { html: light } = lightenPage(pageOf(1000), firstStyle, sheet);

  expect(light).toMatch(/<style data-x="">\.one\{\}.*\.two\{\}.*\.three\{\}/s);
  expect(light).not.toContain('WHOLE');
  expect(light).toContain(`${afterTwo}{visibility:var(--wait,hidden);`);
  expect(light).toContain('animation:wait 1ms 500ms forwards');
});

test('the first frame waits for what follows two sections, or the one that is styled', () => {
  const { html: light } = lightenPage(pageOf(10), firstStyle, sheet);
  expect(light).toMatch(/<link rel="expect" href="#after-first-view" blocking="render"\/>.*<\/head>/);
  expect(light).toContain('<section id="after-first-view" class="three">');

  const { html: long } = lightenPage(pageOf(firstFlight), firstStyle, sheet);
  expect(long).toContain('<section id="after-first-view" class="two">');
});

test('after the last section the first frame waits for what follows the footer', () => {
  const short = pageOf(10)
    .replaceAll('section', 'div')
    .replace('</main>', '<section></section></main><footer><p></p></footer><aside></aside>');
  expect(lightenPage(short, firstStyle, sheet).html).toContain('</footer><aside id="after-first-view">');

  const endless = short.replace('</footer>', '</div>');
  expect(() => lightenPage(endless, firstStyle, sheet)).toThrow('nothing after its footer');
});

test('every page says after which section it is laid out later, and one that is styled whole brings the rule for it', () => {
  const rules = (html: string) => `${firstStyle(html)}${/data-layout="after-2"/.test(html) ? '.later{}' : ''}`;
  const pages = [10, firstFlight - 3000, firstFlight].map(
    (bytes) => lightenPage(`<html lang="en">${pageOf(bytes)}</html>`, rules, sheet).html,
  );

  expect(pages.map((html) => html.match(/<html[^>]*>/)?.[0])).toEqual([
    '<html lang="en" data-layout="after-2">',
    '<html lang="en" data-layout="after-2">',
    '<html lang="en" data-layout="after-1">',
  ]);
  expect(pages.map((html) => html.includes('.later{}'))).toEqual([true, false, false]);
});

test('a section that has a name keeps it', () => {
  const { html: light } = lightenPage(
    pageOf(10).replace('class="three"', 'class="three" id="services"'),
    firstStyle,
    sheet,
  );

  expect(light).toContain('href="#services" blocking="render"');
  expect(light).not.toContain('after-first-view');
});

test('a longer page is styled up to its second section, and what follows waits unseen for the whole sheet', () => {
  const { html: light } = lightenPage(pageOf(firstFlight - 3000), firstStyle, sheet);

  expect(light).toMatch(/\.one\{\}.*\.two\{\}/s);
  expect(light.includes('.three{}')).toBe(false);
  expect(light).toContain(`${afterTwo}{visibility:var(--wait,hidden);`);
  expect(light).toContain('animation:wait 1ms 4s forwards');
  expect(brotliCompressSync(light).length).toBeLessThanOrEqual(firstFlight);
});

test('the longest is styled up to its first section', () => {
  const { html: light } = lightenPage(pageOf(firstFlight), firstStyle, sheet);

  expect(light).toContain('.one{}');
  expect(light.includes('.two{}')).toBe(false);
  expect(light).toContain(':is(main>section~*,main>*>section~*,main~*)');
});

test('it says whether a page fits into the first packets', () => {
  const sizes = [1000, firstFlight - 3000, firstFlight - 1500, firstFlight];

  expect(sizes.map((bytes) => lightenPage(pageOf(bytes), firstStyle, sheet).fits)).toEqual([true, true, true, false]);
});

test('without scripts the whole sheet is waited for', () => {
  expect(lightenPage(pageOf(10), firstStyle, sheet).html).toContain(
    `<noscript><link rel="stylesheet" href="${sheet}"/></noscript></head>`,
  );
});

test.each([
  ['style sheet', (html: string) => html.replaceAll('style', 'script')],
  ['sections', (html: string) => html.replaceAll('section', 'div')],
])('a page without %s stops the build', (_, spoil) => {
  expect(() => lightenPage(spoil(pageOf(firstFlight)), firstStyle, sheet)).toThrow('tools/build/paint-first');
});

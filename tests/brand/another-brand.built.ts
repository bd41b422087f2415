import { globSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addressLines } from '#app/content/address.ts';
import { type Brand, loadBrand, loadCompany, loadSite } from '#app/content/load.server.ts';
import { pageTitle } from '#app/seo/page-title.ts';
import { themeColors } from '#app/styles/theme-colors.server.ts';
import { brandTokens } from '#app/styles/tokens.server.ts';
import { drawShareCard, type ShareCard } from '#tools/build/share-pictures/share-card.ts';
import { shareFonts } from '#tools/build/share-pictures/share-fonts.ts';
import { literal } from '#tools/content-lint/texts.ts';
import { families, familyStyle, toneHex } from '#tools/illustrations/palette.ts';
import { makeFork, runInFork } from './fork.ts';

const brandFile = 'tests/brand/second-brand.yaml';
const texts = ['.html', '.js', '.css', '.svg', '.md', '.txt', '.xml', '.json', '.webmanifest', '.data'];

const tree = mkdtempSync(join(tmpdir(), 'another-brand-'));
const site = join(tree, 'build/client');
const first = loadBrand();
const firstFacts = loadCompany();
let second: Brand;

beforeAll(() => {
  makeFork(tree);
  runInFork(tree, 'tools/build/build.ts');
  second = loadBrand(join(tree, 'content'));
});
afterAll(() => rmSync(tree, { recursive: true }));

/** The files of the second site by their endings. */
function filesOf(...endings: string[]): string[] {
  const names = readdirSync(site, { recursive: true, encoding: 'utf8' });
  return names.filter((name) => endings.includes(extname(name)));
}

function read(name: string): string {
  return readFileSync(join(site, name), 'utf8');
}

/** Names of the text files in which something is found. */
function filesWith(pattern: RegExp): string[] {
  return filesOf(...texts).filter((name) => pattern.test(read(name)));
}

/** Every color that a brand gives pictures and browser frames, as `#rrggbb`. */
function hexColors(brand: Brand): Set<string> {
  const { light, dark } = themeColors(brandTokens(brand));
  const styles = families.map((family) => familyStyle(family, brand)).join('');
  return new Set([light, dark, ...(styles.match(/#[0-9a-f]{6}/g) ?? [])]);
}

/** Every hue of the colors in a style sheet, in degrees. */
function huesOf(css: string): Set<number> {
  const colors = [...css.matchAll(/oklch\(([^()]*)\)/g)].map(([, color = '']) =>
    color.split('/')[0]?.trim().split(' '),
  );
  const families = [...css.matchAll(/--hue: ?([\d.]+)/g)].map(([, hue]) => Number(hue));
  return new Set([...colors.flatMap((color) => (Number(color?.[1]) > 0 ? Number(color?.[2]) : [])), ...families]);
}

async function pixel(name: string, left: number, top: number): Promise<string> {
  const point = sharp(join(site, name)).extract({ left, top, width: 1, height: 1 });
  return `#${(await point.removeAlpha().raw().toBuffer()).toString('hex')}`;
}

/** The file in a folder whose name begins so, as an address within the site. */
function hashed(folder: string, begin: string): string {
  const name = readdirSync(join(site, folder)).find((each) => each.startsWith(begin));
  return join(folder, name ?? '');
}

test('the second brand is a file of at most twenty lines', () => {
  expect(readFileSync(brandFile, 'utf8').trim().split('\n').length).toBeLessThanOrEqual(20);
});

test('the content check holds for the second owner too: it refuses no words for what their name and facts are', () => {
  expect(() => runInFork(tree, 'tools/content-lint/check-content.ts')).not.toThrow();
});

test('the unit tests that read brand or company hold for the second owner too', () => {
  const readsThem = /load(Brand|Company)|(brand|company)\.yaml|shellData|renderInShell|readTexts|brand(Tokens|Faults)/;
  const files = globSync('{app,server,tests/brand,tools}/**/*.test.{ts,tsx}').filter((file) =>
    readsThem.test(readFileSync(file, 'utf8')),
  );

  expect(files.length).toBeGreaterThan(20);
  expect(() => runInFork(tree, 'node_modules/vitest/vitest.mjs', 'run', '--testTimeout=60000', ...files)).not.toThrow();
});

test('no file of the second site knows the first one by name', () => {
  const words = [
    first.name,
    first.legalName,
    first.email.split('@')[1],
    first.designCredit,
    ...first.social.map(({ url }) => url),
    firstFacts.phone.number.slice(1),
    ...addressLines(firstFacts.address, loadSite('en').footer),
  ];

  expect(filesOf(...texts).length).toBeGreaterThan(200);
  expect(filesWith(new RegExp(words.map((word = '') => literal(word)).join('|'), 'i'))).toEqual([]);
});

test('no file of the second site holds the mark of the first', () => {
  const { accent, body, outline = body } = first.mark;

  expect(filesOf(...texts).filter((name) => [accent, body, outline].some((data) => read(name).includes(data)))).toEqual(
    [],
  );
});

test('no file of the second site holds a color of the first', () => {
  const kept = hexColors(second);
  const old = [...hexColors(first)].filter((color) => !kept.has(color));

  expect(old.length).toBeGreaterThan(100);
  expect(filesWith(new RegExp(old.join('|'), 'i'))).toEqual([]);
});

test('the pages are colored in the hues of the second brand alone', () => {
  const kept = huesOf(brandTokens(second));
  const old = [...huesOf(brandTokens(first))].filter((hue) => !kept.has(hue));
  // The whole style sheet; a page's own holds what its first view needs.
  const css = filesOf('.css').map(read).join('');

  expect(old).toEqual(expect.arrayContaining(Object.values(first.hues)));
  expect(huesOf(css)).toEqual(kept);
});

test('every page has the name of the second brand in its title, header, footer and data, and its mark', () => {
  const { accent, body } = second.mark;
  const pages = filesOf('.html').map((name) => [name, read(name)] as const);

  expect(pages.length).toBeGreaterThan(70);
  for (const [name, html] of pages) {
    const [title = '', own = ''] = html.match(/(?<=<title>)(.*?)(?: · [^·]*)?(?=<\/title>)/) ?? [];
    expect(title, name).toBe(pageTitle(own, second.name));
    expect(html.match(/class="brand"[^>]*>.*?<\/svg>(.*?)<\/a>/s)?.[1], name).toBe(second.name);
    expect(html.split(`d="${accent}${body}"`).length - 1, name).toBeGreaterThanOrEqual(2);
    for (const text of [second.legalName, second.email, second.designCredit]) expect(html, name).toContain(text);
  }
  expect(read('es/sap/index.html')).toContain(`"@type":"Organization","@id":"http`);
  expect(read('es/sap/index.html')).toContain(`/#organization","name":"${second.name}","url":`);
  expect(read('es/about-us/index.html')).toContain(`"legalName":"${second.legalName}"`);
});

test('every page and its text for language models have address and phone of the second company', () => {
  const { address, phone } = loadCompany(join(tree, 'content'));
  const lines = addressLines(address, loadSite('en').footer);
  const pages = filesOf('.html', '.md');

  expect(pages.length).toBeGreaterThan(130);
  for (const name of pages)
    for (const fact of [...lines, phone.shown, `tel:${phone.number}`]) expect(read(name), name).toContain(fact);
  expect(read('about-us/index.html')).toContain('"streetAddress":"12 Lantern Yard"');
});

test('manifest, text for language models and security contact speak of the second brand', () => {
  const { light } = themeColors(brandTokens(second));

  expect(JSON.parse(read('site.es.webmanifest'))).toMatchObject({ name: second.name, theme_color: light });
  expect(read('llms.txt')).toContain(second.name);
  expect(read('.well-known/security.txt')).toContain(`mailto:${second.email}`);
});

test('every picture carries the style of a family of the second brand', () => {
  const styles = new Set(families.map((family) => familyStyle(family, second)));
  const pictures = filesOf('.svg').filter((name) => name !== 'favicon.svg');

  expect(pictures.length).toBeGreaterThan(100);
  expect(pictures.filter((name) => !styles.has(read(name).match(/<style>(.*?)<\/style>/)?.[1] ?? ''))).toEqual([]);
});

test('icons show the mark of the second brand in its colors', async () => {
  const [ink, flame] = [toneHex('advisory', 'o', 'light', second), toneHex('advisory', 'f', 'light', second)];

  expect(read('favicon.svg')).toContain(`<path d="${second.mark.accent}" fill="${flame}"/>`);
  expect(read('favicon.svg')).toContain(`viewBox="${second.mark.viewBox}"`);
  expect(await pixel('icon-maskable-512.png', 4, 4)).toBe(ink);
  expect(await pixel('apple-touch-icon.png', 4, 4)).toBe(ink);
  // The accent of the second mark: a lamp above the middle, where the first has the air beside its peak.
  expect(await pixel('icon-512.png', 230, 128)).toBe(flame);
});

test.each([
  ['home.en', 'advisory'],
  ['sap.es', 'erp'],
  ['network-security.en', 'security'],
] as const)('the share picture %s has the hue and the name of the second brand', async (id, family) => {
  const name = hashed('share', `${id}.`);

  // The picture has 16 colors, which its letters shift by a level.
  expect(levelsApart(await pixel(name, 600, 4), toneHex(family, 't4', 'dark', second))).toBeLessThanOrEqual(2);
  expect(await unlike(name, second.name)).toBeLessThan(0.01);
  expect(await unlike(name, first.name)).toBeGreaterThan(0.05);
});

/** Takes two colors as `#rrggbb`, gives by how many of 256 levels they differ in the channel that differs most. */
function levelsApart(one: string, other: string): number {
  const levels = (color: string) => [...Buffer.from(color.slice(1), 'hex')];
  return Math.max(...levels(one).map((level, at) => Math.abs(level - (levels(other)[at] ?? 0))));
}

/** Takes a share picture and a name, gives the share of pixels in which its words beside the mark are not this name. */
async function unlike(picture: string, company: string): Promise<number> {
  const card: ShareCard = {
    company,
    label: ' ',
    title: ' ',
    titleHighlight: ' ',
    family: 'erp',
    terrain: '<svg></style></svg>',
  };
  const drawn = Buffer.from(await drawShareCard(card, await shareFonts([company])));
  const [built, expected] = await Promise.all([letters(join(site, picture)), letters(drawn)]);
  return built.reduce((count, light, at) => count + (light === expected[at] ? 0 : 1), 0) / built.length;
}

/** The place of the company's name in a share picture, its letters 1 and the ground 0. */
async function letters(picture: string | Buffer): Promise<Uint8Array> {
  const place = { left: 148, top: 505, width: 240, height: 70 };
  const { data } = await sharp(picture)
    .extract(place)
    .grayscale()
    .threshold(150)
    .raw()
    .toBuffer({ resolveWithObject: true });
  return data;
}

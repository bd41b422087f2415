import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, extname, join, resolve } from 'node:path';
import { textContent } from 'domutils';
import { parseDocument } from 'htmlparser2';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { siteIn } from '#app/site.server.ts';
import { themeColors } from '#app/styles/contrast.server.ts';
import { brandTokens } from '#app/styles/tokens.server.ts';
import { addressLines } from '#site/address-lines.ts';
import type { Site } from '#site/open-site.server.ts';
import { elements, onlyElement } from '#tools/html-elements.ts';
import { styleOf, toneHex } from '#tools/illustrations/palette.ts';
import { readMark } from '#tools/illustrations/read-mark.ts';

/** A second owner's site, as its files are: content and settings, and no line of code. */
const example = 'examples/faro';
const tree = mkdtempSync(join(tmpdir(), 'another-site-'));
/** What a test of the first site's content, or of what only a repository has, stands in. */
const left = ['.git', 'build', 'content', 'data', 'node_modules', 'test-results', 'tests/sample', 'tests/another-site'];

/** What the test runner sets for itself and a command must not see. */
const runnersOwn = /^(NODE_ENV|MODE|DEV|PROD|SSR|BASE_URL|TEST|VITEST.*)$/;

/** Fills the empty folder with this tree, the second owner's content in its place, as docs/adopting.md says. */
function makeFork(): void {
  const isLeft = (path: string) => left.includes(path) || path.startsWith('.generated');
  cpSync('.', tree, { recursive: true, filter: (path) => !isLeft(path) });
  symlinkSync(resolve('node_modules'), join(tree, 'node_modules'), 'junction');
  cpSync('content', join(tree, 'examples/mirador'), { recursive: true });
  cpSync(example, tree, { recursive: true });
}

/** Runs a program of Node.js in the fork as its owner does. Returns the last of what it said when it fails. */
function runInFork(program: string): string {
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !runnersOwn.test(name)));
  const PATH = `${resolve('node_modules/.bin')}${delimiter}${env.PATH}`;
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--env-file=.env', program], {
    cwd: tree,
    encoding: 'utf8',
    env: { ...env, PATH, TEST_ALL: 'on' },
    maxBuffer: 2 ** 27,
  });
  return status === 0 ? '' : stdout.slice(-9000) + stderr.slice(-4000);
}

const built = join(tree, 'build/client');
const first = siteIn('content');
let second: Site;
let failure: string;
let texts: Map<string, string>;

beforeAll(() => {
  makeFork();
  failure = runInFork('tools/dev/test.ts');
  second = siteIn(join(tree, 'content'));
  const endings = ['.html', '.js', '.css', '.svg', '.txt', '.xml', '.json', '.webmanifest', '.data'];
  const names = readdirSync(built, { recursive: true, encoding: 'utf8' }).filter((name) =>
    endings.includes(extname(name)),
  );
  texts = new Map(names.map((name) => [name, readFileSync(join(built, name), 'utf8')]));
}, 3_600_000);
afterAll(() => rmSync(tree, { recursive: true }));

function filesWith(words: Iterable<string>): string[] {
  const sought = [...words].map((word) => word.toLowerCase());
  return [...texts]
    .filter(([, text]) => sought.some((word) => text.toLowerCase().includes(word)))
    .map(([name]) => name);
}

/** Every color that a brand gives pictures and browser frames, as `#rrggbb`. */
function hexColors({ brand, menus }: Site): Set<string> {
  const { light, dark } = themeColors(brandTokens(brand(), menus()));
  const styles = Object.keys(brand().hues).map((family) => styleOf(family, brand()));
  return new Set([light, dark, ...(styles.join('').match(/#[0-9a-f]{6}/g) ?? [])]);
}

async function pixel(name: string, left: number, top: number): Promise<string> {
  const point = sharp(join(built, name)).extract({ left, top, width: 1, height: 1 });
  return `#${(await point.removeAlpha().raw().toBuffer()).toString('hex')}`;
}

function markOf({ root, brand }: Site) {
  return readMark(readFileSync(join(root, 'media', brand().mark), 'utf8'));
}

test('all that npm test runs is green for it', () => {
  expect(failure).toBe('');
});

test('no file of the second site has a name, a fact, the mark or a color of the first', () => {
  const parts = pathsOf(markOf(first));
  const facts = first.company();
  const names = [facts.name, facts.legalName, facts.email.split('@')[1] ?? '', facts.designCredit];
  const places = [...facts.social.map(({ url }) => url), ...addressLines(facts.address, first.words('en').footer)];
  const kept = hexColors(second);
  const colors = [...hexColors(first)].filter((color) => !kept.has(color));

  expect(texts.size).toBeGreaterThan(50);
  expect(colors.length).toBeGreaterThan(100);
  expect(filesWith([...names, ...places, facts.phone.number.slice(1), 'Puerto Rico'])).toEqual([]);
  expect(filesWith([...parts, ...colors])).toEqual([]);
});

test('every page has name, mark, facts and data of the second site, Spanish at the root', () => {
  const { name: company, legalName, email, designCredit, address, phone } = second.company();
  const lines = addressLines(address, second.words('es').footer);
  const facts = [legalName, email, designCredit, ...lines];
  const pages = [...texts].filter(([name]) => name.endsWith('.html'));

  expect(pages.length).toBeGreaterThan(24);
  for (const [name, html] of pages) {
    const page = parseDocument(html);
    const marks = pathsOf(markOf(second)).map((path) => elements(page, `.mark path[d="${path}"]`).length);
    const locale = name.startsWith('en') ? 'en' : 'es';
    expect(onlyElement(page, 'html').attribs.lang, name).toBe(locale);
    expect(textContent(onlyElement(page, 'header .brand')), name).toBe(company);
    expect(Math.min(...marks), name).toBeGreaterThanOrEqual(2);
    expect(elements(page, `footer a[href="tel:${phone.number}"]`), name).toHaveLength(1);
    for (const fact of [...facts, second.companyIn(locale).phone.shown]) expect(html, name).toContain(fact);
  }
  expect(texts.get('en/nosotros/index.html')).toContain(`"legalName":"${legalName}"`);
  expect(texts.get('nosotros/index.html')).toContain('"addressCountry":"CO"');
});

test('the style sheet is colored in the hues of the second brand', () => {
  const css = textContent(onlyElement(parseDocument(texts.get('index.html') ?? ''), 'head > style'));

  for (const [name, hue] of Object.entries(second.brand().hues)) expect(css).toContain(`--brand-${name}:${hue};`);
});

test('icons and share pictures have the mark and the colors of the second brand', async () => {
  const dyes = second.brand();
  const [ink, flame] = [toneHex(dyes, 'firma', 'night'), toneHex(dyes, 'firma', 'flame')];
  const shared = readdirSync(join(built, 'share')).find((name) => name.startsWith('analitica-retail.en.')) ?? '';
  const levels = (color: string) => [...Buffer.from(color.slice(1), 'hex')];
  const hue = levels(toneHex(dyes, 'servicios', 'tone-4', 'dark'));

  expect(texts.get('favicon.svg')).toContain(`${markOf(second).shapes}</svg>`);
  expect(await pixel('icon-maskable-512.png', 4, 4)).toBe(ink);
  expect(await pixel('apple-touch-icon.png', 4, 4)).toBe(ink);
  // The accent of the second mark: a lamp above the middle, where the first has the air beside its peak.
  expect(await pixel('icon-512.png', 256, 160)).toBe(flame);
  // The share picture has 16 colors, which its letters shift by a level or two.
  for (const [at, level] of levels(await pixel(join('share', shared), 600, 4)).entries())
    expect(Math.abs(level - (hue[at] ?? 0))).toBeLessThanOrEqual(2);
});

function pathsOf({ shapes }: ReturnType<typeof markOf>): string[] {
  return elements(parseDocument(shapes), 'path').map(({ attribs }) => attribs.d ?? '');
}

import { spawnSync } from 'node:child_process';
import { copyFileSync, cpSync, globSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, extname, join, resolve } from 'node:path';
import { textContent } from 'domutils';
import { parseDocument } from 'htmlparser2';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addressLines } from '#app/content/address.ts';
import { type Brand, loadBrand, loadCompany, loadSite } from '#app/content/load.server.ts';
import { themeColors } from '#app/styles/contrast.server.ts';
import { brandTokens } from '#app/styles/tokens.server.ts';
import { elements, onlyElement } from '#tools/html-elements.ts';
import { families, styleOf, toneHex } from '#tools/illustrations/palette.ts';

const tree = mkdtempSync(join(tmpdir(), 'another-brand-'));
const parts = [
  'app',
  'content',
  'docs',
  'tests',
  'tools',
  'server',
  'shared',
  'package.json',
  'package-lock.json',
  'react-router.config.ts',
  'tsconfig.json',
  'vite.config.ts',
  'vitest.config.ts',
];

/** The files of the second owner, by the place where a fork has its own. */
const owners = {
  'content/brand.yaml': 'tests/brand/second-brand.yaml',
  'content/company.yaml': 'tests/brand/second-company.yaml',
};

/** What the test runner sets for itself and a command must not see. */
const runnersOwn = /^(NODE_ENV|MODE|DEV|PROD|SSR|BASE_URL|TEST|VITEST.*)$/;

/** Fills the empty folder with this tree, with the brand and the facts of another owner. */
function makeFork(): void {
  for (const part of parts) cpSync(part, join(tree, part), { recursive: true });
  symlinkSync(resolve('node_modules'), join(tree, 'node_modules'), 'junction');
  for (const [place, file] of Object.entries(owners)) copyFileSync(file, join(tree, place));
}

/** Runs a program of Node.js in the fork as its owner does. Throws with the last of what it said when it fails. */
function runInFork(...program: string[]): void {
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !runnersOwn.test(name)));
  const PATH = `${resolve('node_modules/.bin')}${delimiter}${env.PATH}`;
  const { status, stdout, stderr } = spawnSync(process.execPath, program, {
    cwd: tree,
    encoding: 'utf8',
    env: { ...env, PATH },
  });
  if (status !== 0) throw new Error(`In the fork ${program[0]} failed:\n${stdout.slice(-4000)}${stderr.slice(-4000)}`);
}

const site = join(tree, 'build/client');
const first = loadBrand();
let second: Brand;
/** The text files of the second site by name. */
let texts: Map<string, string>;

beforeAll(() => {
  makeFork();
  runInFork('tools/build/build.ts');
  second = loadBrand(join(tree, 'content'));
  const endings = ['.html', '.js', '.css', '.svg', '.md', '.txt', '.xml', '.json', '.webmanifest', '.data'];
  const names = readdirSync(site, { recursive: true, encoding: 'utf8' }).filter((name) =>
    endings.includes(extname(name)),
  );
  texts = new Map(names.map((name) => [name, readFileSync(join(site, name), 'utf8')]));
});
afterAll(() => rmSync(tree, { recursive: true }));

function textsOf(ending: string): [name: string, text: string][] {
  return [...texts].filter(([name]) => name.endsWith(ending));
}

/** Names of the text files that hold one of these words. */
function filesWith(words: Iterable<string>): string[] {
  const sought = [...words].map((word) => word.toLowerCase());
  return [...texts]
    .filter(([, text]) => sought.some((word) => text.toLowerCase().includes(word)))
    .map(([name]) => name);
}

/** Every color that a brand gives pictures and browser frames, as `#rrggbb`. */
function hexColors(brand: Brand): Set<string> {
  const { light, dark } = themeColors(brandTokens(brand));
  const styles = families.map((family) => styleOf(family, brand)).join('');
  return new Set([light, dark, ...(styles.match(/#[0-9a-f]{6}/g) ?? [])]);
}

async function pixel(name: string, left: number, top: number): Promise<string> {
  const point = sharp(join(site, name)).extract({ left, top, width: 1, height: 1 });
  return `#${(await point.removeAlpha().raw().toBuffer()).toString('hex')}`;
}

test('the content check holds for the second owner too: it refuses no words for what their name and facts are', () => {
  expect(() => runInFork('tools/content-lint/check-content.ts')).not.toThrow();
});

test('the unit tests that read brand or company hold for the second owner too', () => {
  const readsThem = /load(Brand|Company)|(brand|company)\.yaml|shellData|renderInShell|readTexts|brand(Tokens|Faults)/;
  const files = globSync('{app,server,tests/brand,tools}/**/*.test.{ts,tsx}').filter((file) =>
    readsThem.test(readFileSync(file, 'utf8')),
  );

  expect(files.length).toBeGreaterThan(20);
  expect(() => runInFork('node_modules/vitest/vitest.mjs', 'run', '--testTimeout=60000', ...files)).not.toThrow();
});

test('no file of the second site has a name, a fact, the mark or a color of the first', () => {
  const { accent, body, outline = body } = first.mark;
  const facts = loadCompany();
  const names = [first.name, first.legalName, first.email.split('@')[1] ?? '', first.designCredit];
  const places = [...first.social.map(({ url }) => url), ...addressLines(facts.address, loadSite('en').footer)];
  const kept = hexColors(second);
  const colors = [...hexColors(first)].filter((color) => !kept.has(color));

  expect(texts.size).toBeGreaterThan(200);
  expect(colors.length).toBeGreaterThan(100);
  expect(filesWith([...names, ...places, facts.phone.number.slice(1)])).toEqual([]);
  expect(filesWith([accent, body, outline, ...colors])).toEqual([]);
});

test('every page has name, mark, facts and data of the second brand', () => {
  const { address, phone } = loadCompany(join(tree, 'content'));
  const lines = addressLines(address, loadSite('en').footer);
  const facts = [second.legalName, second.email, second.designCredit, ...lines, phone.shown];
  const pages = textsOf('.html');

  expect(pages.length).toBeGreaterThan(70);
  for (const [name, html] of pages) {
    const page = parseDocument(html);
    const marks = elements(page, `path[d="${second.mark.accent}${second.mark.body}"]`);
    expect(textContent(onlyElement(page, 'header .brand')), name).toBe(second.name);
    expect(marks.length, name).toBeGreaterThanOrEqual(2);
    expect(elements(page, `footer a[href="tel:${phone.number}"]`), name).toHaveLength(1);
    for (const fact of facts) expect(html, name).toContain(fact);
  }
  expect(texts.get('es/about-us/index.html')).toContain(`"legalName":"${second.legalName}"`);
  expect(texts.get('about-us/index.html')).toContain('"streetAddress":"12 Lantern Yard"');
});

test('the style sheet is colored in the hues of the second brand', () => {
  const css = textsOf('.css')
    .map(([, text]) => text)
    .join('');

  for (const [name, hue] of Object.entries(second.hues)) expect(css).toContain(`--brand-${name}:${hue};`);
});

test('manifest, text for language models and security contact speak of the second brand', () => {
  const { light } = themeColors(brandTokens(second));

  expect(JSON.parse(texts.get('site.es.webmanifest') ?? '')).toMatchObject({ name: second.name, theme_color: light });
  expect(texts.get('llms.txt')).toContain(second.name);
  expect(texts.get('.well-known/security.txt')).toContain(`mailto:${second.email}`);
});

test('icons and share pictures have the mark and the colors of the second brand', async () => {
  const [ink, flame] = [toneHex('advisory', 'night', 'light', second), toneHex('advisory', 'flame', 'light', second)];
  const shared = readdirSync(join(site, 'share')).find((name) => name.startsWith('sap.es.')) ?? '';
  const levels = (color: string) => [...Buffer.from(color.slice(1), 'hex')];
  const hue = levels(toneHex('erp', 'tone-4', 'dark', second));

  expect(texts.get('favicon.svg')).toContain(`<path d="${second.mark.accent}" fill="${flame}"/>`);
  expect(await pixel('icon-maskable-512.png', 4, 4)).toBe(ink);
  expect(await pixel('apple-touch-icon.png', 4, 4)).toBe(ink);
  // The accent of the second mark: a lamp above the middle, where the first has the air beside its peak.
  expect(await pixel('icon-512.png', 230, 128)).toBe(flame);
  // The share picture has 16 colors, which its letters shift by a level or two.
  for (const [at, level] of levels(await pixel(join('share', shared), 600, 4)).entries())
    expect(Math.abs(level - (hue[at] ?? 0))).toBeLessThanOrEqual(2);
});

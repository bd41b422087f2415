import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { loadBrand, loadCompany } from './load.server.ts';

/** A content folder with a brand that is not the site's own, one piece of it changed: the owner may write theirs as they like. */
function contentWith(piece: string | RegExp, other: string): string {
  const root = mkdtempSync(join(tmpdir(), 'content-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const brand = readFileSync('tests/brand/second-brand.yaml', 'utf8');
  expect(brand).toMatch(piece);
  writeFileSync(join(root, 'brand.yaml'), brand.replace(piece, other));
  return root;
}

test.each([
  ['a hue that is no degree', 'erp: 20', 'erp: 400', 'hues.erp – must be 360 or less.'],
  ['a hue in words', 'erp: 20', 'erp: teal', 'hues.erp – must be a number.'],
  ['a family without a hue', 'erp: 20, ', '', 'hues.erp – missing: add it.'],
  ['an unknown color', 'paper: 180', 'paper: 180, sky: 200', 'hues – no such key here: sky.'],
  [
    'a name too long for the header',
    /^name: .*/m,
    `name: ${'M'.repeat(25)}`,
    'name – has 25 characters: shorten it to 24 or fewer.',
  ],
  [
    'a mark that is more than path data',
    /body: .*/,
    "body: 'M0 0\"/><script>'",
    'mark.body – must be the path data of an SVG',
  ],
  ['a mark without its measures', '0 0 24 24', '0 0 24', 'mark.viewBox – must be four numbers'],
])('%s is refused with file and key', (_, piece, other, message) => {
  expect(() => loadBrand(contentWith(piece, other))).toThrow(`content/brand.yaml: ${message}`);
});

test('a missing brand is told with the file to write', () => {
  expect(() => loadBrand('nowhere')).toThrow('content/brand.yaml: the file – is missing: write it');
});

test('what pages know of the company is its names and facts, without colors and mark', () => {
  expect(loadCompany()).toMatchObject({ name: loadBrand().name, founded: expect.any(Number) });
  expect(JSON.stringify(loadCompany())).not.toMatch(/hues|action|mark/);
});

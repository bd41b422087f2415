import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { loadBrand, loadCompany } from './load.server.ts';

/** A content folder of a company that is not the site's own, one piece of it changed: the owner may write theirs as they like. */
function contentWith(file: 'brand' | 'company', piece: string | RegExp, other: string): string {
  const root = mkdtempSync(join(tmpdir(), 'content-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  for (const name of ['brand', 'company']) cpSync(`examples/faro/content/${name}.yaml`, join(root, `${name}.yaml`));
  const path = join(root, `${file}.yaml`);
  const text = readFileSync(path, 'utf8');
  expect(text).toMatch(piece);
  writeFileSync(path, text.replace(piece, other));
  return root;
}

test.each([
  ['a hue that is no degree', 'servicios: 225', 'servicios: 400', 'hues.servicios – must be 360 or less.'],
  ['a hue in words', 'servicios: 225', 'servicios: teal', 'hues.servicios – must be a number.'],
  ['a brand without ink', 'ink: 285, ', '', 'hues.ink – missing: add it.'],
  [
    'a name too long for the header',
    /^name: .*/m,
    `name: ${'M'.repeat(25)}`,
    'name – has 25 characters: shorten it to 24',
  ],
  ['a mark that is no SVG', /^mark: .*/m, 'mark: mark.png', 'mark – must be'],
])('%s is refused with file and key', (_, piece, other, message) => {
  expect(() => loadCompany(contentWith('brand', piece, other))).toThrow(`content/brand.yaml: ${message}`);
});

test.each([
  ['an address with neither street nor box', /address – must have either/, / {2}street: .*\n/, ''],
  ['an address with both', /address – must have either/, '  street', '  postOfficeBox: "1"\n  street'],
  ['a line that names a part that is not there', /address\.townLine – names a part/, '$city,', '$county,'],
  ['a country in words', /address – must have either|address\.country – must be a code/, 'CO\n', 'Colombia\n'],
  ['a phone without country code', /phone\.number – must be \+ and the country code/, '"+57601', '"601'],
  ['a phone that is shown as another', /phone\.shown – must have the digits of phone\.number/, '0142\np', '0143\np'],
  ['a place that is no time zone', /timeZone – must be the name of a time zone/, 'America/Bogota', 'Bogotá'],
])('%s is refused with file and key', (_, message, piece, other) => {
  const load = () => loadCompany(contentWith('company', piece, other));

  expect(load).toThrow(message);
  expect(load).toThrow('content/company.yaml: ');
});

test.each([
  ['+390612345678', '06 1234 5678'],
  ['+525555550142', '+52 55 5555 0142'],
])('a number of any country is taken as its people write it: %s', (number, shown) => {
  const root = contentWith('company', '"+576015550142"\n  shown: (601) 555 0142', `"${number}"\n  shown: ${shown}`);

  expect(loadCompany(root).phone).toEqual({ number, shown });
});

test('a missing brand is told with the file to write', () => {
  expect(() => loadBrand('nowhere')).toThrow('content/brand.yaml: the file – is missing: write it');
});

test('what pages know of the company is its names and facts, without colors and mark', () => {
  expect(loadCompany()).toMatchObject({ name: loadBrand().name, founded: expect.any(Number) });
  expect(JSON.stringify(loadCompany())).not.toMatch(/hues|action|mark/);
});

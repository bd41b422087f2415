import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { loadCompany } from './load.server.ts';

/** A content folder with a company that is not the site's own, one piece of it changed. */
function contentWith(piece: string, other: string): string {
  const root = mkdtempSync(join(tmpdir(), 'content-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  cpSync('tests/brand/second-brand.yaml', join(root, 'brand.yaml'));
  const company = readFileSync('tests/brand/second-company.yaml', 'utf8');
  expect(company).toContain(piece);
  writeFileSync(join(root, 'company.yaml'), company.replace(piece, other));
  return root;
}

test.each([
  ['an address with neither street nor box', /address – must have either/, '  street: 12 Lantern Yard\n', ''],
  ['an address with both', /address – must have either/, '  street', '  postOfficeBox: "1"\n  street'],
  ['a line that names a part that is not there', /address\.townLine – names a part/, '$city $post', '$region $post'],
  ['a country in words', /address – must have either|address\.country – must be a code/, 'GB', 'Britain'],
  ['a phone without country code', /phone\.number – must be \+ and the country code/, '"+4420', '"020'],
  ['a phone that is shown as another', /phone\.shown – must have the digits of phone\.number/, '0958\ne', '0959\ne'],
  ['a place that is no time zone', /timeZone – must be the name of a time zone/, 'Europe/London', 'London'],
])('%s is refused with file and key', (_, message, piece, other) => {
  expect(() => loadCompany(contentWith(piece, other))).toThrow(message);
  expect(() => loadCompany(contentWith(piece, other))).toThrow('content/company.yaml: ');
});

test.each([
  ['+390612345678', '06 1234 5678'],
  ['+525555550142', '+52 55 5555 0142'],
])('a number of any country is taken as its people write it: %s', (number, shown) => {
  const root = contentWith('"+442079460958"\n  shown: 020 7946 0958', `"${number}"\n  shown: ${shown}`);

  expect(loadCompany(root).phone).toEqual({ number, shown });
});

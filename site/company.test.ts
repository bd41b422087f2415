import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { openSite } from '#app/site.server.ts';
import { temporaryFolder } from '#tests/temporary-folder.ts';
import type { Site } from './create-site.server.ts';

const textOf = (name: string) => readFileSync(`examples/faro/content/${name}.yaml`, 'utf8');

/** The site of the example company with one value changed: tests must not depend on what the owner writes. */
function siteWith(piece: string | RegExp, other: string): Site {
  expect(textOf('company')).toMatch(piece);
  return openSite(
    temporaryFolder({
      'languages.yaml': textOf('languages'),
      'brand.yaml': textOf('brand'),
      'company.yaml': textOf('company').replace(piece, other),
    }),
  );
}

test.each([
  ['an address with neither street nor box', 'address – must have either', / {2}street: .*\n/, ''],
  ['a line that names no part', 'address.townLine – names a part', '{city},', '{county},'],
  ['a phone shown as another', 'phone.shown – must have the digits of the number to dial', '0142\np', '0143\np'],
])('%s is refused with file and key', (_, fault, piece, other) => {
  expect(() => siteWith(piece, other).company()).toThrow(`content/company.yaml: ${fault}`);
});

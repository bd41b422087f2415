import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { siteIn } from '#app/site.server.ts';
import { siteUnderTest } from '#tests/site-under-test.ts';
import { temporaryFolder } from '#tests/temporary-folder.ts';
import type { Site } from './open-site.server.ts';

const textOf = (name: string) => readFileSync(`examples/faro/content/${name}.yaml`, 'utf8');

/** The site of the example company with one value changed: tests must not depend on what the owner writes. */
function siteWith(piece: string | RegExp, other: string): Site {
  expect(textOf('company')).toMatch(piece);
  return siteIn(
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

test.each([
  [
    '"33", trunkPrefix: "0", groups: [1, 2, 2, 2, 2], separator: " "',
    '"+33478550142"',
    '04 78 55 01 42',
    '+33 4 78 55 01 42',
  ],
  ['"49", trunkPrefix: "0", groups: [2, 4, 4]', '"+49309018201"', '030 9018201', '+49309018201'],
])('a language of another country has phones with the country code: %s', (plan, number, shown, abroad) => {
  const phones = /number: "\+57601.*\n.*\nphonePlan: .*/;
  const site = siteWith(phones, `number: ${number}\n  shown: ${shown}\nphonePlan: { countryCode: ${plan} }`);

  expect(site.companyIn('es').phone.shown).toBe(shown);
  expect(site.companyIn('en').phone.shown).toBe(abroad);
});

test('a language of a territory has phones as its country writes them', () => {
  const { companyIn } = siteUnderTest();

  expect(companyIn('es')).toEqual(companyIn('en'));
});

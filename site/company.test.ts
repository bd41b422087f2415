import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { siteIn } from '#app/site.server.ts';
import { siteUnderTest } from '#tests/site-under-test.ts';
import { temporaryFolder } from '#tests/temporary-folder.ts';
import type { Site } from './open-site.server.ts';

const textOf = (name: string) => readFileSync(`examples/faro/content/${name}.yaml`, 'utf8');

/** The site of the example company with one value changed: tests must not depend on what the owner writes. */
function siteWith(file: 'brand' | 'company', piece: string | RegExp, other: string): Site {
  expect(textOf(file)).toMatch(piece);
  const names = ['languages', 'brand', 'company'];
  const files = names.map((name) => [
    `${name}.yaml`,
    name === file ? textOf(name).replace(piece, other) : textOf(name),
  ]);
  return siteIn(temporaryFolder(Object.fromEntries(files)));
}

test.each([
  ['a hue that is no degree', 'brand: hues.servicios – must be a hue in degrees', 'servicios: 225', 'servicios: 400'],
  ['a mark that is no SVG', 'brand: mark – must be', /^mark: .*/m, 'mark: mark.png'],
  ['an address with neither street nor box', 'company: address – must have either', / {2}street: .*\n/, ''],
  ['a line that names no part', 'company: address.townLine – names a part', '{city},', '{county},'],
  ['a phone without country code', 'company: phone.number – must be + and the country code', '"+57601', '"601'],
  [
    'a phone shown as another',
    'company: phone.shown – must have the digits of the number to dial',
    '0142\np',
    '0143\np',
  ],
  ['no time zone', 'company: timeZone – must be the name of a time zone', 'America/Bogota', 'Bogotá'],
])('%s is refused with file and key', (_, fault, piece, other) => {
  const file = fault.startsWith('brand') ? 'brand' : 'company';

  expect(() => siteWith(file, piece, other).company()).toThrow(`content/${fault.replace(':', '.yaml:')}`);
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
  const site = siteWith('company', phones, `number: ${number}\n  shown: ${shown}\nphonePlan: { countryCode: ${plan} }`);

  expect(site.companyIn('es').phone.shown).toBe(shown);
  expect(site.companyIn('en').phone.shown).toBe(abroad);
});

test('a language of a territory has phones as its country writes them', () => {
  const { companyIn } = siteUnderTest();

  expect(companyIn('es')).toEqual(companyIn('en'));
});

test('what pages know of the company is its names and facts, without colors and mark', () => {
  const { brand, company } = siteUnderTest();

  expect(company()).toMatchObject({ name: brand().name, founded: expect.any(Number) });
  expect(JSON.stringify(company())).not.toMatch(/hues|action|mark/);
});

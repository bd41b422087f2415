import { expect, test } from 'vitest';
import { siteUnderTest } from '#tests/site-under-test.ts';
import { editorConfig } from '../config.ts';
import { namedIn, placeOf } from './labels.ts';

const config = editorConfig(siteUnderTest(), 'en');

test.each([
  [
    'sections.#1.description',
    'hero',
    'Electronic invoicing · English · Sections › no. 1 (Top of the page) › Opening text',
  ],
  [
    'sections.#9.description',
    'call-to-action',
    'Electronic invoicing · English · Sections › no. 9 (Closing invitation) › Text of the invitation',
  ],
  ['sections.#2', undefined, 'Electronic invoicing · English · Sections › no. 2'],
  ['the file', undefined, 'Electronic invoicing · English'],
])('%s in a section of the type %s is named as the screen names it', (key, type, name) => {
  expect(placeOf(config, { file: 'content/en/sap.yaml', key, type })).toBe(name);
});

test('a part of a color is named, though the screen has one field for all of it', () => {
  const place = { file: 'content/brand.yaml', key: 'action.lightness' };

  expect(placeOf(config, place)).toBe('Brand and look · Color of buttons › Lightness');
});

test('what a finding names is named as the screen names it', () => {
  const values = { there: 'content/en/sap.yaml', found: 'hero', type: 'a type', value: 'hero' };

  expect(namedIn(values, config)).toEqual({
    there: 'Electronic invoicing · English',
    found: 'Top of the page',
    type: 'a type',
    value: 'hero',
  });
});

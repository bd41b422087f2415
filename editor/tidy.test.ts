import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { testContent, testSite } from '#tests/test-site.ts';
import { editorConfig } from './config.ts';
import { filesOf, withShared } from './tidy.ts';

const files = filesOf(editorConfig(testSite(), 'en'));

test('what languages share is as in the first, each text in its place, in every page', () => {
  const pages = files.filter(({ i18n }) => i18n);
  const read = (name: string, locale: string) => parse(readFileSync(`${testContent}/${locale}/${name}.yaml`, 'utf8'));

  expect(pages.length).toBeGreaterThan(10);
  for (const page of pages) {
    const [english, spanish] = [read(page.name, 'en'), read(page.name, 'es')];
    expect(withShared(spanish, english, page)).toEqual(spanish);
  }

  // As Sveltia leaves them after a removed section has come back.
  const invoicing = pages.find(({ name }) => name === 'invoicing');
  const [english, spanish] = [read('invoicing', 'en'), read('invoicing', 'es')];
  const shifted = spanish.sections.map((section: object, at: number) => ({
    ...section,
    type: spanish.sections[at + 1]?.type,
    id: spanish.sections[at + 1]?.id,
    ofAnotherType: 'left over',
  }));
  expect(withShared({ ...spanish, sections: shifted }, english, invoicing)).toEqual(spanish);
});

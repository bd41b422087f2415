import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { siteUnderTest, testContent } from '#tests/site-under-test.ts';
import { editorConfig } from './config.ts';
import { filesOf, partsIn, type Shape, tidy, withShared } from './tidy.ts';

const files = filesOf(editorConfig(siteUnderTest(), 'en'));

/** Every switch with the group that holds it. */
function switchesIn(page: Shape): [group: Shape, name: Shape][] {
  const isSwitch = ({ widget }: Shape) => widget === 'boolean';
  return [page, ...partsIn(page)].flatMap((group) =>
    (group.fields ?? []).filter(isSwitch).map((field): [Shape, Shape] => [group, field]),
  );
}

test('every switch of a new entry is saved as it stands, and one that may be missing is left out when it is off', () => {
  const switches = files.flatMap(switchesIn);
  const saved = ([group, { name }]: [Shape, Shape], value: boolean) => tidy({ [name]: value }, group, undefined);

  expect(switches.length).toBeGreaterThan(5);
  for (const found of switches) {
    const { name, required } = found[1];
    expect(saved(found, true)).toEqual({ [name]: true });
    expect(saved(found, false)).toEqual(required ? { [name]: false } : {});
  }
  expect(switches.some(([, { name, required }]) => name === 'sample' && required)).toBe(true);
});

test('what languages share is as in the first, each text in its place, in every page', () => {
  const pages = files.filter(({ i18n }) => i18n);
  const read = (name: string, locale: string) => parse(readFileSync(`${testContent}/${locale}/${name}.yaml`, 'utf8'));

  expect(pages.length).toBeGreaterThan(10);
  for (const page of pages) {
    const [english, spanish] = [read(page.name, 'en'), read(page.name, 'es')];
    expect(withShared(spanish, english, page)).toEqual(spanish);
  }

  // As Sveltia leaves them after a removed section has come back.
  const sap = pages.find(({ name }) => name === 'sap');
  const [english, spanish] = [read('sap', 'en'), read('sap', 'es')];
  const shifted = spanish.sections.map((section: object, at: number) => ({
    ...section,
    type: spanish.sections[at + 1]?.type,
    id: spanish.sections[at + 1]?.id,
    ofAnotherType: 'left over',
  }));
  expect(withShared({ ...spanish, sections: shifted }, english, sap)).toEqual(spanish);
});
